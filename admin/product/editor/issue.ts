/** What keeps a draft from being published: found by the server, said by a refusal, or only half written. */
export type Issue = {
  /** JSON pointer into the draft. */
  pointer: string
  code: string
  /** Empty where only the code is known. */
  text: string
}
