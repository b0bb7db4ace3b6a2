// A copy of api/platform/network/ai/model-traits.ts, made by `npm run generate`. Change that one.
/** Traits of models, by their names. Pure. */

export interface ModelTraits {
  /** Of the families that think before they answer: it takes an effort, and no temperature. */
  reasons: boolean
  /** Researches on its own for minutes. */
  researches: boolean
  /** Reads pictures. */
  sees: boolean
  /** Its provider offers it tools: one that searches the web, one that runs code. */
  searches: boolean
}

const reasoning = /^(gpt-5|o\d)/i
const researching = /^o\d.*deep-research/i
const seeing = /^(gpt-5|gpt-4o|gpt-4\.1|o[134](?!-mini-2024)|chatgpt-4o)|vision|pixtral|llava|gemini|claude/i
const searching = /^(gpt-5|gpt-4o(?!.*(audio|realtime|transcribe|tts))|gpt-4\.1(?!-nano)|o3|o4-mini)/i

/** A name may be preceded by its provider's: `openai/gpt-5`. */
export function modelTraits(model: string): ModelTraits {
  const name = model.slice(model.lastIndexOf('/') + 1)
  return {
    ...{ reasons: reasoning.test(name), researches: researching.test(name) },
    ...{ sees: seeing.test(name), searches: searching.test(name) },
  }
}
