/** Types of search-rank.js, which is plain JavaScript because browsers are sent it as it is. */
import type { SearchEntry, SearchIndex } from './search-index.ts'

export function found(query: string, index: SearchIndex): { entry: SearchEntry; score: number }[]
