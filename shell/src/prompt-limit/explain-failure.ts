import { type ApiError, AUTHENTICATION_FAILED } from "@promptfolio/host/api/api-error";

const PAID_STAYS_PAID = "Press again: a prompt that was paid for costs nothing more.";

/** Why a reveal failed, and what happened to the credit, in a sentence for the visitor. */
export const explainFailure = ({ status, message }: ApiError): { message: string; detail?: string } => {
  if (status === 0) return { message: `The server did not answer. ${PAID_STAYS_PAID}` };
  if (message === AUTHENTICATION_FAILED) return { message };
  if (status === 404 || status === 410)
    return { message: "This picture was removed from the gallery. No credit was used.", detail: message };
  if (status >= 500)
    return { message: `Something went wrong on our side. ${PAID_STAYS_PAID}`, detail: message };
  return { message: "The prompt could not be revealed. No credit was used.", detail: message };
};
