/** The lists with their date, and what the owner knows better: domains and names that are, or are not, on one. */
import { constraints, type EmailList, type EmailListFacts, type EmailListOverride } from '@leadwright/sdk'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Facts } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './list-overrides.module.css'

const listWords: Record<EmailList, MessageKey> = {
  disposable: 'quality.list_disposable',
  free: 'quality.list_free',
  role_based: 'quality.list_role_based',
}
const lists = Object.keys(listWords) as EmailList[]

interface Props {
  lists: readonly EmailListFacts[]
  overrides: EmailListOverride[]
  onChange: (overrides: EmailListOverride[]) => void
}

export function ListOverrides({ lists: facts, overrides, onChange }: Props) {
  const { t, number, day } = useMessages()
  return (
    <div className="stack">
      <Facts
        facts={facts.map(({ list, entries, dated }) => [
          t(listWords[list]),
          t('quality.list_facts', { entries: number(entries), dated: day(dated) }),
        ])}
      />
      <NewOverride overrides={overrides} onAdd={one => onChange([...overrides, one])} />
      {overrides.length > 0 && (
        <ul className={styles.overrides} aria-label={t('quality.overrides')}>
          {overrides.map((one, i) => (
            <li key={`${one.list} ${one.value}`}>
              <span>
                <strong>{one.value}</strong>{' '}
                <span className="muted">
                  {t(one.listed ? 'quality.counts_as' : 'quality.does_not_count_as', { list: t(listWords[one.list]) })}
                </span>
              </span>
              <IconButton
                label={t('quality.remove_override', { value: one.value })}
                icon={<Trash2 size={16} aria-hidden />}
                onPress={() => onChange(overrides.filter((_, at) => at !== i))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function NewOverride({
  overrides,
  onAdd,
}: {
  overrides: EmailListOverride[]
  onAdd: (one: EmailListOverride) => void
}) {
  const { t } = useMessages()
  const [list, setList] = useState<EmailList>('disposable')
  const [listed, setListed] = useState(false)
  const [value, setValue] = useState('')
  const given = value.trim().toLowerCase()
  const isThere = overrides.some(one => one.list === list && one.value === given)
  const add = () => {
    if (given === '' || isThere) return
    onAdd({ list, value: given, listed })
    setValue('')
  }
  return (
    <fieldset
      className={styles.newOverride}
      aria-label={t('quality.add_override')}
      // Enter in the field adds; it does not send the form around it.
      onKeyDown={event => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        add()
      }}
    >
      <TextField
        label={t(list === 'role_based' ? 'quality.name_before_at' : 'quality.domain')}
        placeholder={list === 'role_based' ? 'info' : 'example.com'}
        value={value}
        onChange={setValue}
        error={isThere ? t('quality.override_there') : undefined}
        maxLength={constraints.EmailListOverride.value.maxLength}
        spellCheck="false"
        autoComplete="off"
      />
      <Select
        label={t('quality.counts')}
        value={listed ? 'yes' : 'no'}
        onChange={id => setListed(id === 'yes')}
        options={[
          { id: 'no', label: t('quality.never') },
          { id: 'yes', label: t('quality.always') },
        ]}
        isRequired
      />
      <Select
        label={t('quality.list')}
        value={list}
        onChange={id => setList(lists.find(one => one === id) ?? 'disposable')}
        options={lists.map(id => ({ id, label: t(listWords[id]) }))}
        isRequired
      />
      <Button icon={<Plus size={16} aria-hidden />} isDisabled={given === '' || isThere} onPress={add}>
        {t('quality.add_override')}
      </Button>
    </fieldset>
  )
}
