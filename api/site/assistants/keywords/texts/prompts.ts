/** What a model is told to write for a keyword, and the form of its answers. Pure. */
import { z } from '@hono/zod-openapi'
import type { WrittenPart } from '../written.ts'

const line = z.string().max(600)
const lines = z.array(line).max(12)

export const answers = {
  brief: z.object({ title: line, description: line, audience: line, intent: line, points: lines, questions: lines }),
  outline: z.object({
    sections: z
      .array(z.object({ heading: line, points: lines }))
      .min(1)
      .max(12),
  }),
  draft: z.object({ paragraphs: z.array(z.string().max(3_000)).min(1).max(8) }),
}

const tasks: Record<WrittenPart, string> = {
  brief:
    'Write a content brief for a page that is to be found by the main keyword: {"title": at most 60 characters with the keyword, "description": 150 to 160 characters with the keyword, "audience", "intent": what readers want, "points": what the page must say, "questions": what readers ask}.',
  outline:
    'Write the outline of the page from the brief: {"sections": [{"heading", "points": []}]}, 3 to 7 sections; the first one introduces the main keyword.',
  draft:
    'Write one section of the page, the one that is named: {"paragraphs": []}, 2 to 4 of them. In the first section the first sentence names the main keyword.',
}

export const rulesFor = (part: WrittenPart, language: string): string =>
  [
    `You write texts for a website, in the language ${JSON.stringify(language)}. ${tasks[part]}`,
    'Say only what stands in the passages, and copy no sentence of them. Behind each statement from a passage put its number in brackets: [1].',
  ].join('\n')
