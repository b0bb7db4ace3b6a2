/** Numbers of research on topics and of content that is fetched for owners. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const researchLimits = defineLimits({
  /** Of an assistant; the oldest goes for a new one. */
  assistant_researches_max: { value: 100, unit: 'researches' },
  research_prompt_characters_max: { value: 1_000, unit: 'characters', refused: 'too_long' },
  research_urls_max: { value: 20, unit: 'addresses', refused: 'too_many' },
  /** Found and named together. */
  research_sources_max: { value: 100, unit: 'sources' },
  research_chosen_max: { value: 30, unit: 'sources', refused: 'too_many' },
  research_cost_cents_max: { value: 10_000, unit: 'cents', refused: 'too_big' },
  /** Kept of a page. */
  research_source_characters_max: { value: 20_000, unit: 'characters' },
  /** Of all sources together, as far as a model is given them. */
  research_read_characters_max: { value: 60_000, unit: 'characters' },
  research_tokens_max: { value: 6_000, unit: 'tokens' },
  research_sections_max: { value: 20, unit: 'sections' },
  /** The most words of a source in a row that a report may have: a longer run is cut and stands in quotation marks. */
  research_quotation_words_max: { value: 25, unit: 'words' },
  /** Of one search of the web by the provider: calls of its tool, what each costs, what it reads and writes, and pages kept. */
  research_web_searches_max: { value: 5, unit: 'searches' },
  research_web_search_cents: { value: 1, unit: 'cents' },
  research_web_tokens_read: { value: 40_000, unit: 'tokens' },
  research_web_tokens_max: { value: 2_000, unit: 'tokens' },
  research_web_milliseconds_max: { value: 120_000, unit: 'milliseconds' },
  /** Of a model that researches by itself, which searches for longer and reads more. */
  research_deep_searches_max: { value: 20, unit: 'searches' },
  research_deep_tokens_read: { value: 400_000, unit: 'tokens' },
  research_deep_tokens_max: { value: 20_000, unit: 'tokens' },
  research_deep_milliseconds_max: { value: 480_000, unit: 'milliseconds' },
  research_web_pages_max: { value: 20, unit: 'pages' },
  /** Pages that are read between two moments at which canceling is seen. */
  research_pages_at_once: { value: 4, unit: 'pages' },
})
