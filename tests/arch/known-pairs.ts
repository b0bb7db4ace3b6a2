/** Features that import each other today. The list only becomes shorter: a new pair is refused, and so is one here that is gone. */
export const KNOWN_PAIRS: readonly string[] = ['api/site/assistants/knowledge-sources ↔ api/site/assistants/retrieval']
