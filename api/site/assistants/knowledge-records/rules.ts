/** What a site knows from, for other features to call: its sources, and the documents that were read. */
export { sourceLanguage } from './source-language.ts'
export * from './store.ts'
