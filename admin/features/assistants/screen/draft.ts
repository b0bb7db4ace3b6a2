/** What is written of an assistant. Pure. */
import type { Assistant, AssistantChanges, AssistantTexts, Locale } from '@leadwright/sdk'

export type AssistantDraft = Pick<Assistant, Extract<keyof AssistantChanges, keyof Assistant>>

const parts = [
  ...(['name', 'description', 'type', 'model', 'instructions', 'tools', 'temperature', 'reasoning_effort'] as const),
  ...(['deep_research', 'vector_ids', 'source_ids', 'words_to_avoid', 'keywords'] as const),
  ...(['language', 'strict', 'allowed_hosts', 'caps', 'keep_history', 'takes_files'] as const),
  ...(['on_every_page', 'hold_when_worse'] as const),
  ...(['attendance', 'quick_form', 'openers', 'design', 'texts'] as const),
] satisfies (keyof AssistantDraft)[]

export const draftOf = (assistant: Assistant): AssistantDraft =>
  Object.fromEntries(parts.map(part => [part, assistant[part]])) as unknown as AssistantDraft

export const withDesign = (draft: AssistantDraft, changes: Partial<AssistantDraft['design']>): AssistantDraft => ({
  ...draft,
  design: { ...draft.design, ...changes },
})

export const withForm = (
  draft: AssistantDraft,
  changes: Partial<AssistantDraft['quick_form']['form']>,
): AssistantDraft => ({
  ...draft,
  quick_form: { ...draft.quick_form, form: { ...draft.quick_form.form, ...changes } },
})

export const withTexts = (
  draft: AssistantDraft,
  language: Locale,
  changes: Partial<AssistantTexts>,
): AssistantDraft => ({
  ...draft,
  texts: { ...draft.texts, [language]: { ...draft.texts[language], ...changes } },
})
