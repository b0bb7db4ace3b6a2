/** Numbers of sources of knowledge. */

import type { PaceLimits } from '../../../platform/features/operations/pace.ts'
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const knowledgeLimits = defineLimits({
  site_sources_max: { value: 2_000, unit: 'sources', refused: 'too_many_sources' },
  /** Of all sources of a site together. */
  site_chunks_max: { value: 200_000, unit: 'passages', refused: 'knowledge_full' },
  source_name_characters_max: { value: 200, unit: 'characters', refused: 'too_long' },
  source_addresses_max: { value: 500, unit: 'addresses', refused: 'too_many' },
  source_files_max: { value: 10, unit: 'files', refused: 'too_many_files' },
  source_file_bytes_max: { value: 5_242_880, unit: 'bytes', refused: 'body_too_large' },
  source_chunks_max: { value: 100_000, unit: 'passages', refused: 'knowledge_full' },
  update_days_min: { value: 2, unit: 'days', refused: 'too_small' },
  update_days_max: { value: 365, unit: 'days', refused: 'too_big' },
  /** Of what an update found different: how much of it is listed. */
  report_changes_max: { value: 100, unit: 'documents' },
  pair_question_characters_max: { value: 500, unit: 'characters', refused: 'too_long' },
  pair_answer_characters_max: { value: 5_000, unit: 'characters', refused: 'too_long' },
  /** Of sitemaps that name sitemaps. */
  sitemap_depth_max: { value: 3, unit: 'levels' },
  sitemaps_max: { value: 50, unit: 'sitemaps' },
  sitemap_unpacked_bytes_max: { value: 52_428_800, unit: 'bytes' },
  /** Pages of one host that are fetched at the same time. */
  pages_at_once_max: { value: 6, unit: 'pages' },
  /** That are fetched and read together, and as many again ahead of those that are written. */
  documents_together_max: { value: 18, unit: 'documents' },
  /** What a host's robots.txt may ask for between two fetches. */
  crawl_delay_seconds_max: { value: 10, unit: 'seconds' },
  discovered_addresses_max: { value: 1_000, unit: 'addresses' },
  /** Written in one transaction: fewer where they would hold up other writers longer than this. */
  written_chunks_at_once: { value: 64, unit: 'passages' },
  written_chunks_at_once_first: { value: 24, unit: 'passages' },
  written_chunks_at_once_min: { value: 8, unit: 'passages' },
  written_milliseconds: { value: 8, unit: 'milliseconds' },
  /** After which what was read so far is written, however little it is. */
  gathering_milliseconds: { value: 500, unit: 'milliseconds' },
  source_document_blocks_max: { value: 50_000, unit: 'blocks' },
  source_document_characters_max: { value: 10_000_000, unit: 'characters' },
  /** A scanned document has a few characters at most. */
  source_document_characters_min: { value: 20, unit: 'characters' },
  /** A shorter article is not all that a page has to say. */
  main_text_characters_min: { value: 200, unit: 'characters' },
  /** Of all of a page's text: an article with less is one of several, or a teaser. */
  main_text_share_min: { value: 0.3, unit: 'of the text' },
  /** Of all articles of a page: one with less is not its main part. */
  article_share_min: { value: 0.6, unit: 'of the text' },
  /** Of the main part: what names itself the body of an article is its text. */
  body_text_share_min: { value: 0.4, unit: 'of the text' },
  /** A larger part of a page is no navigation, advertisement or list of related pages, whatever its name. */
  extra_text_share_max: { value: 0.4, unit: 'of the text' },
  /** The same of comments and reviews. */
  remark_text_share_max: { value: 0.7, unit: 'of the text' },
  /** With more, links are what the page is about. */
  link_text_share_max: { value: 0.4, unit: 'of the text' },
  link_list_share_min: { value: 0.7, unit: 'of the text' },
  /** On average, in a list of links; in prose. */
  list_block_characters_max: { value: 100, unit: 'characters' },
  prose_block_characters_min: { value: 100, unit: 'characters' },
  /** A shorter text may stand on a page twice. */
  repeated_text_characters_min: { value: 60, unit: 'characters' },
  /** A text that stands on most pages of a site says nothing of each: so many are compared, with at least so many alike. */
  site_text_sample_pages: { value: 6, unit: 'pages' },
  site_text_pages_min: { value: 3, unit: 'pages' },
  site_text_characters_min: { value: 25, unit: 'characters' },
  /** Of its beginning, by which it is known. */
  site_text_characters_max: { value: 300, unit: 'characters' },
  /** Of a text about cookies that is no page's content, and of all such texts together. */
  cookie_notice_characters_max: { value: 600, unit: 'characters' },
  cookie_text_share_max: { value: 0.25, unit: 'of the text' },
  /** Of the data of a page for machines, all of it; a value is an object, a list or what is in them. */
  structured_data_characters_max: { value: 1_000_000, unit: 'characters' },
  structured_values_max: { value: 20_000, unit: 'values' },
  structured_facts_max: { value: 100, unit: 'facts' },
  fact_key_characters_max: { value: 60, unit: 'characters' },
  /** Of the texts in the data that a page draws itself from. */
  app_data_characters_max: { value: 200_000, unit: 'characters' },
  /** A shorter text, with so much more beside it, is hardly all that a page says. */
  small_text_characters_max: { value: 200, unit: 'characters' },
  small_text_share_max: { value: 0.1, unit: 'of the text' },
  /** A shorter description only advertises a page that shows no text. */
  description_characters_min: { value: 200, unit: 'characters' },
  /** A longer heading says something by itself, where a page has nothing else. */
  sentence_characters_min: { value: 100, unit: 'characters' },
  /** Of the classes and the id of an element. */
  region_names_characters_max: { value: 500, unit: 'characters' },
  /** What one control of a page opens. */
  control_targets_max: { value: 10, unit: 'elements' },
  control_name_characters_max: { value: 200, unit: 'characters' },
  /** Within a page, that links lead to. */
  control_links_max: { value: 1_000, unit: 'links' },
  /** Of a table; a cell that says that it reaches over more does not. */
  table_columns_max: { value: 200, unit: 'columns' },
  /** Of the name of a column: a longer text in the first row is none. */
  column_name_characters_max: { value: 60, unit: 'characters' },
  /** Of the text of an image: a shorter one only names it. */
  image_text_words_min: { value: 3, unit: 'words' },
  /** That a model writes of an image. */
  image_tokens_max: { value: 2_000, unit: 'tokens' },
  /** What follows them is not read, which the owner is told. */
  pdf_pages_max: { value: 1_000, unit: 'pages' },
  /** Pieces of text of one page: what it has beyond is not read. */
  pdf_page_fragments_max: { value: 20_000, unit: 'pieces' },
  sheet_columns_max: { value: 500, unit: 'columns' },
  /** In which the names of a table's columns are looked for, below its title. */
  table_head_rows_max: { value: 20, unit: 'rows' },
  sheet_rows_max: { value: 50_000, unit: 'rows' },
  /** That a page offers, one after another until one can be read. */
  caption_addresses_max: { value: 20, unit: 'addresses' },
  caption_passage_seconds: { value: 60, unit: 'seconds' },
  /** Of an unpacked archive, as of imports. */
  archive_parts_max: { value: 10_000, unit: 'parts' },
  unpacked_bytes_max: { value: 104_857_600, unit: 'bytes' },
  unpacked_ratio_max: { value: 100, unit: 'bytes per packed byte' },
  reading_megabytes_max: { value: 512, unit: 'megabytes' },
  /** From one part of a file to the next. */
  reading_milliseconds_max: { value: 30_000, unit: 'milliseconds' },
})

export const writtenPace: PaceLimits = {
  first: knowledgeLimits.written_chunks_at_once_first,
  least: knowledgeLimits.written_chunks_at_once_min,
  most: knowledgeLimits.written_chunks_at_once,
  goal_ms: knowledgeLimits.written_milliseconds,
}

/** How the lines of a page lie that is only text at places. */
export const layoutLimits = defineLimits({
  /** In characters; parts of the text; parts of a column's width. */
  prose_characters_min: { value: 14, unit: 'characters' },
  prose_share_min: { value: 0.4, unit: 'of the text' },
  prose_lines_min: { value: 3, unit: 'lines' },
  wrapped_rows_min: { value: 3, unit: 'rows' },
  wrapped_lines_max: { value: 6, unit: 'lines' },
  edge_lines_max: { value: 4, unit: 'lines' },
  pages_min: { value: 3, unit: 'pages' },
  pages_share_min: { value: 0.5, unit: 'of the text' },
  columns_depth_max: { value: 4, unit: 'levels' },
  lines_beside_min: { value: 2, unit: 'lines' },
  rest_lines_min: { value: 8, unit: 'lines' },
  /** In parts of the size of the letters: a page with few lines has none that is usual. */
  distance_max: { value: 1.6, unit: 'of the size of the letters' },
  /** A longer word is none. */
  word_characters_max: { value: 80, unit: 'characters' },
  heading_characters_max: { value: 120, unit: 'characters' },
  bold_heading_characters_max: { value: 80, unit: 'characters' },
  /** Of all characters: more in a font are no headings. */
  bold_share_max: { value: 0.15, unit: 'of the text' },
  raised_max: { value: 0.6, unit: 'of the size of the letters' },
  prose_words_min: { value: 5, unit: 'words' },
})
