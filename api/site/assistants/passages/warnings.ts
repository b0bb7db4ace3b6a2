/** What an owner should know of a document that was read. Each has a text, `knowledge.warning.<code>`. */
export const readingWarnings = ['page_text_small', 'document_cut'] as const
export type ReadingWarning = (typeof readingWarnings)[number]
