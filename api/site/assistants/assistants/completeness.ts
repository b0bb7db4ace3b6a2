/** What settings lack before visitors may talk to them, and what no model can do. Pure. */
import { modelTraits } from '../../../platform/network/ai/model-traits.ts'
import type { AssistantSettings } from './settings.ts'

export interface MissingPart {
  pointer: string
  code: string
}

/** Whether passages are looked up for a question. Without them a strict assistant would never answer. */
export const looksUp = ({ strict, tools }: Pick<AssistantSettings, 'strict' | 'tools'>): boolean =>
  strict || tools.includes('file_search')

const isEmpty = (text: string): boolean => text.trim() === ''

export function missingParts({ quick_form, attendance, ...settings }: AssistantSettings): MissingPart[] {
  const missing: MissingPart[] = []
  const knows = settings.vector_ids.length + settings.source_ids.length > 0
  if (looksUp(settings) && !knows) missing.push({ pointer: '/source_ids', code: 'no_source' })
  const { form, moment } = quick_form
  // Who asks for a person while nobody is there is asked, too.
  const asks = moment !== 'never' || attendance.type === 'business_hours'
  if (asks && !form.fields.some(({ name }) => name === 'email'))
    missing.push({ pointer: '/quick_form/form/fields', code: 'email_field_missing' })
  if (form.consent.type !== 'none' && isEmpty(form.consent.text))
    missing.push({ pointer: '/quick_form/form/consent/text', code: 'required' })
  settings.openers.forEach(({ message }, i) => {
    if (isEmpty(message.en) && isEmpty(message.es)) missing.push({ pointer: `/openers/${i}/message`, code: 'required' })
  })
  return missing
}

/** What the model, its own or the site's, does not take. */
export function modelErrors(settings: AssistantSettings, usual: string | null): MissingPart[] {
  const { reasons, researches } = modelTraits(settings.model || usual || '')
  const { reasoning_effort, deep_research } = settings
  return [
    ...(reasoning_effort !== 'default' && !reasons
      ? [{ pointer: '/reasoning_effort', code: 'effort_not_supported' }]
      : []),
    ...(deep_research && !researches ? [{ pointer: '/deep_research', code: 'deep_research_not_supported' }] : []),
  ]
}
