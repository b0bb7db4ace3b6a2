/** Why a document cannot be read. Each has a text, `knowledge.problem.<code>`. */
export const readingProblems = [
  'file_damaged',
  'unpacked_too_large',
  'reading_too_slow',
  'page_too_complex',
  'pdf_encrypted',
  'no_text_found',
  'page_needs_script',
  'type_not_supported',
  'no_vision_model',
  'image_not_read',
  'ai_budget_spent',
] as const
export type ReadingProblem = (typeof readingProblems)[number]

export class ReadingRefusalError extends Error {
  readonly code: ReadingProblem
  constructor(code: ReadingProblem) {
    super(code)
    this.code = code
  }
}
