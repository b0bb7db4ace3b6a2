/** Errors of a journey's triggers: missing choices, and references to things that do not exist. */
import type { Handle } from '../../../../platform/database/handle.ts'
import { assistantExists } from '../../../assistants/assistants/rules.ts'
import { popupExists } from '../../../capture/popups/rules.ts'
import { fieldById } from '../../../contacts/custom-fields/rules.ts'
import { changeableFields } from '../../../contacts/lead-records/fields.ts'
import { templateStatus } from '../../../email/templates/rules.ts'
import { sandboxExists } from '../../../sandboxes/sandboxes/rules.ts'
import type { JourneyTrigger } from '../../journey-records/rules.ts'
import { isSetTrigger, setTriggerOf } from '../../journey-records/rules.ts'
import { memberSets } from '../../runs/rules.ts'

type Db = Handle<'site'>
export interface TriggerProblem {
  pointer: string
  step_id: null
  code: string
}

interface TriggerReference {
  field: string
  ids: readonly string[]
  /** Without any the trigger means nothing. */
  needed: boolean
  exists(db: Db, id: string): Promise<boolean>
}

const isOwn = (id: string): boolean => changeableFields.includes(id)
const fieldIsThere = async (db: Db, id: string) => isOwn(id) || (await fieldById(db, id)) !== undefined
const templateIsThere = async (db: Db, id: string) => (await templateStatus(db, id)) !== 'missing'

/** The ids that a trigger refers to. */
function namedBy(trigger: JourneyTrigger): TriggerReference | undefined {
  if (isSetTrigger(trigger)) {
    const { set, field, ids } = setTriggerOf(trigger)
    return { field, ids, needed: true, exists: memberSets[set].exists }
  }
  switch (trigger.type) {
    case 'form_submitted':
      return { field: 'popup_ids', ids: trigger.popup_ids ?? [], needed: false, exists: popupExists }
    case 'field_changed':
      return { field: 'field_ids', ids: trigger.field_ids, needed: true, exists: fieldIsThere }
    case 'link_clicked':
    case 'email_replied':
      return { field: 'template_ids', ids: trigger.template_ids ?? [], needed: false, exists: templateIsThere }
    case 'spoke_with_assistant':
      return { field: 'assistant_ids', ids: trigger.assistant_ids ?? [], needed: false, exists: assistantExists }
    case 'sandbox_opened':
    case 'sandbox_expires_tomorrow':
    case 'sandbox_space_over':
      return { field: 'sandbox_ids', ids: trigger.sandbox_ids ?? [], needed: false, exists: sandboxExists }
    default:
      return undefined
  }
}

async function dateFieldCode(db: Db, field_id: string): Promise<string | undefined> {
  if (field_id === '') return 'missing_value'
  const field = await fieldById(db, field_id)
  if (!field) return 'unknown_reference'
  return field.type === 'date' ? undefined : 'field_not_date'
}

/** Every problem of the triggers, in their order. */
export async function triggerProblems(db: Db, triggers: readonly JourneyTrigger[]): Promise<TriggerProblem[]> {
  const problems: TriggerProblem[] = []
  for (const [i, trigger] of triggers.entries()) {
    const report = (field: string, code: string) =>
      problems.push({ pointer: `/triggers/${i}/${field}`, step_id: null, code })
    const named = namedBy(trigger)
    if (named?.needed && named.ids.length === 0) report(named.field, 'missing_value')
    for (const id of named?.ids ?? [])
      if (!(await named?.exists(db, id))) report(named?.field ?? '', 'unknown_reference')
    if (trigger.type === 'page_visited' && trigger.rules.length === 0) report('rules', 'missing_value')
    if (trigger.type !== 'date_field') continue
    const code = await dateFieldCode(db, trigger.field_id)
    if (code) report('field_id', code)
  }
  return problems
}
