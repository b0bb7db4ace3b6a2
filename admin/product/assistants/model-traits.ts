// A copy of api/platform/ai/model-traits.ts, made by `npm run generate`. Change that one.
/** What models can do, by their names. Pure. */

export interface ModelTraits {
  /** Of the families that think before they answer: it takes an effort, and no temperature. */
  reasons: boolean
  /** Researches on its own for minutes. */
  researches: boolean
  /** Reads pictures. */
  sees: boolean
}

const reasoning = /^(gpt-5|o\d)/i
const researching = /^o\d.*deep-research/i
const seeing = /^(gpt-5|gpt-4o|gpt-4\.1|o[134](?!-mini-2024)|chatgpt-4o)|vision|pixtral|llava|gemini|claude/i

/** A name may be preceded by its provider's: `openai/gpt-5`. */
export function modelTraits(model: string): ModelTraits {
  const name = model.slice(model.lastIndexOf('/') + 1)
  return { reasons: reasoning.test(name), researches: researching.test(name), sees: seeing.test(name) }
}
