/** Whether a manager of assistants has all of the chosen sites, or some of them. */
import type { Grant } from '@leadwright/sdk'
import { useQueries } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import type { ChosenRights } from '../../product/account/rights-fields.tsx'
import { assistantChoicesQuery } from '../../product/assistants/choices.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TagPicker } from '../../ui/tag-picker.tsx'

/** Null: all. */
export type ChosenAssistants = string[] | null

/** What nobody has besides chosen assistants. */
export const neverBesides: readonly Grant[] = ['create-assistant', 'purchase-assistant', 'manage-managers']

/** Assistants are chosen where sites are, and where there is a permission for them. */
export const mayChoose = ({ all_sites, site_ids, grants }: ChosenRights): boolean =>
  !all_sites && site_ids.length > 0 && grants.includes('manage-assistants')

type Props = { rights: ChosenRights; value: ChosenAssistants; onChange: (ids: ChosenAssistants) => void }

export function AssistantsFields({ rights, value, onChange }: Props) {
  const { t } = useMessages()
  const isOpen = mayChoose(rights)
  const found = useQueries({ queries: isOpen ? rights.site_ids.map(assistantChoicesQuery) : [] })
  const options = found.flatMap(({ data = [] }) => data.map(({ id, name }) => ({ id, label: name })))
  const shown = value?.filter(id => options.some(option => option.id === id)) ?? []
  return (
    <>
      <RadioGroup
        label={t('assistants.title')}
        description={isOpen ? undefined : t('managers.sites_first')}
        isDisabled={!isOpen}
        value={value === null || !isOpen ? 'all' : 'some'}
        onChange={which => onChange(which === 'all' ? null : [])}
        options={[
          { id: 'all', label: t('managers.all_assistants'), note: t('managers.all_assistants_text') },
          { id: 'some', label: t('managers.some_assistants'), note: t('managers.some_assistants_text') },
        ]}
      />
      {value !== null && isOpen && (
        <TagPicker
          label={t('managers.which_assistants')}
          options={options}
          value={shown}
          onChange={onChange}
          isRequired
        />
      )}
    </>
  )
}
