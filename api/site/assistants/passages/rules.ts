/**
 * What passages are made of: a document divided, its language, its words as they are compared. Pure, and nothing that reads a
 * database: threads load it.
 */
export { type Block, type Chunk, chunksOf, languageOfDocument, type ReadDocument } from './chunks.ts'
export { type IndexEntry, indexEntry, isStopWord, stemsOf } from './index-entry.ts'
export { type Language, languageOf, languages, ourLanguage } from './language.ts'
export { beginningOf, stemmed, stemOf } from './stems.ts'
export { type ReadingWarning, readingWarnings } from './warnings.ts'
export { withoutAccents, wordsOf } from './words.ts'
