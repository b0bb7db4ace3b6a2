/** The parts of an assistant's settings in words. */
import { useMessages } from '../../../messages/messages.tsx'
import type { AssistantDraft } from '../screen/draft.ts'

export function usePartWords(): Record<Exclude<keyof AssistantDraft, 'name'>, string> {
  const { t } = useMessages()
  return {
    description: t('assistants.description'),
    type: t('assistants.type'),
    model: t('assistants.model'),
    instructions: t('assistants.instructions'),
    tools: t('assistants.tools'),
    temperature: t('assistants.temperature'),
    reasoning_effort: t('assistants.effort'),
    deep_research: t('assistants.deep_research'),
    vector_ids: t('assistants.vectors'),
    source_ids: t('assistants.sources'),
    words_to_avoid: t('assistants.words_to_avoid'),
    keywords: t('assistants.keywords'),
    language: t('assistants.language'),
    strict: t('assistants.strict'),
    allowed_hosts: t('assistants.allowed_hosts'),
    caps: t('assistants.caps'),
    keep_history: t('assistants.keep_history'),
    takes_files: t('assistants.takes_files'),
    on_every_page: t('assistants.on_every_page'),
    hold_when_worse: t('golden.hold'),
    attendance: t('assistants.attendance'),
    quick_form: t('assistants.form'),
    openers: t('assistants.openers'),
    design: t('assistants.look'),
    texts: t('assistants.texts'),
  }
}
