/** One of known choices, in groups where they have some; many are found by typing. To type something else, use ComboBox. */
import { ChevronDown, Search } from 'lucide-react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxSection } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { SearchField } from 'react-aria-components/SearchField'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { useMessages } from '../messages/messages.tsx'
import fieldStyles from './field.module.css'
import { FieldLabel, FieldNotes, type FieldProps } from './field.tsx'
import listBoxStyles from './list-box.module.css'
import { type Option, OptionItem } from './option.tsx'
import { useShownError } from './quiet-errors.ts'
import styles from './select.module.css'

export type SelectProps = FieldProps & {
  options: Option[]
  name?: string
  value?: string | null
  defaultValue?: string
  onChange?: (id: string) => void
  placeholder?: string
  isDisabled?: boolean
}

export function Select({ label, description, error, options, onChange, ...props }: SelectProps) {
  const { t } = useMessages()
  const shown = useShownError(error)
  return (
    <AriaSelect
      {...props}
      placeholder={props.placeholder ?? t('ui.choose')}
      // Options that are still on their way come into the open list; a press is never lost.
      allowsEmptyCollection
      onBlur={shown.onBlur}
      className={fieldStyles.field}
      data-slot="field"
      onChange={key => key !== null && onChange?.(String(key))}
      isInvalid={shown.error ? true : undefined}
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <Button className={`${fieldStyles.input} ${styles.button}`}>
        <SelectValue className={styles.value} />
        <ChevronDown size={16} aria-hidden />
      </Button>
      <FieldNotes description={description} error={shown.error} />
      <Popover className={listBoxStyles.popover} offset={4}>
        {options.length < searchFrom ? <Options options={options} /> : <SearchedOptions options={options} />}
      </Popover>
    </AriaSelect>
  )
}

/** From here on nobody looks through them. */
const searchFrom = 12

function SearchedOptions({ options }: { options: Option[] }) {
  const { t } = useMessages()
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <Autocomplete filter={contains}>
      <SearchField aria-label={t('ui.search')} autoFocus>
        <Group className={`${fieldStyles.input} ${fieldStyles.inputGroup} ${listBoxStyles.search}`}>
          <Search size={16} aria-hidden />
          <Input className={fieldStyles.input} placeholder={t('ui.search')} />
        </Group>
      </SearchField>
      <Options options={options} />
    </Autocomplete>
  )
}

function Options({ options }: { options: Option[] }) {
  const { t } = useMessages()
  const groups = [...Map.groupBy(options, option => option.group)]
  return (
    <ListBox
      className={listBoxStyles.options}
      renderEmptyState={() => <p className={listBoxStyles.empty}>{t('ui.nothing_found')}</p>}
    >
      {groups.map(([title, inside]) => {
        const items = inside.map(option => <OptionItem key={option.id} option={option} />)
        if (title === undefined) return items
        return (
          <ListBoxSection key={title} id={title}>
            <Header className={listBoxStyles.title}>{title}</Header>
            {items}
          </ListBoxSection>
        )
      })}
    </ListBox>
  )
}
