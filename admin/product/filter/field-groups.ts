/** The fields of leads as they are offered: the usual first, then the site's own, the rest about the lead, and where it came from. Pure. */
import type { Messages } from '../../messages/messages.tsx'
import type { Option } from '../../ui/option.tsx'
import type { FilterField } from './filter-fields.ts'

const usual = ['email', 'first_name', 'tags', 'audiences', 'country']
const origin = /^(first|last)_(utm_|gclid|fbclid|msclkid|referrer|landing_page)/

export function groupedFields(t: Messages['t'], fields: readonly FilterField[]): Option[] {
  const groups: [title: string, has: (id: string) => boolean][] = [
    [t('filter.group_usual'), id => usual.includes(id)],
    [t('filter.group_own'), id => id.startsWith('custom_fields.')],
    [t('filter.group_sandboxes'), id => id.startsWith('sandboxes')],
    [t('filter.group_lead'), id => !origin.test(id)],
    [t('filter.group_origin'), () => true],
  ]
  const groupOf = (id: string) => groups.findIndex(([, has]) => has(id))
  const rank = (id: string) => groupOf(id) * usual.length + Math.max(0, usual.indexOf(id))
  return fields
    .toSorted((one, other) => rank(one.id) - rank(other.id))
    .map(({ id, label }) => ({ id, label, group: groups[groupOf(id)]?.[0] }))
}
