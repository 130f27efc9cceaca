/** Aborts a form's submission with a message for the visitor. It is not a failure of the site. */
export class FormProblem extends Error {
  override name = "FormProblem";
}
