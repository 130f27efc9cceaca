/** Ends the sending of a form with a sentence for the visitor; nothing is wrong with the site. */
export class FormProblem extends Error {
  override name = "FormProblem";
}
