/** Issues of a draft: found by the server, from a refusal, or incomplete parts. */
export type Issue = {
  /** JSON pointer into the draft. */
  pointer: string
  code: string
  /** Empty where only the code is known. */
  text: string
}
