/** Numbers of the documentation's pages. */
export const docsLimits = {
  /** Fields within fields; deeper ones are in the OpenAPI document. */
  field_depth_max: 3,
  field_values_max: 24,
  /** Of a section, by which the search finds it. */
  search_words_max: 80,
}
