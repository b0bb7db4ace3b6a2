/** Several of many choices as chips, found by typing; with `onCreate` a new name becomes a choice. */
import { X } from 'lucide-react'
import { useContext, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { useMessages } from '../messages/messages.tsx'
import fieldStyles from './field.module.css'
import { FieldLabel, FieldNotes, type FieldProps } from './field.tsx'
import listBoxStyles from './list-box.module.css'
import { type Option, OptionItem } from './option.tsx'
import { useShownError } from './quiet-errors.ts'
import styles from './tag-picker.module.css'
import { useWork } from './unfinished.ts'

export type TagPickerProps = FieldProps & {
  options: Option[]
  value: string[]
  onChange: (ids: string[]) => void
  /** Makes a choice of a name that does not exist yet and returns its id. */
  onCreate?: (name: string) => Promise<string>
  placeholder?: string
}

const creating = '+new'
const same = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0

export function TagPicker({ label, description, error, options, value, onChange, onCreate, ...props }: TagPickerProps) {
  const { t } = useMessages()
  const shown = useShownError(error)
  const [text, setText] = useState('')
  // After a choice the list rests, so that it covers nothing; typing, clicking or an arrow key brings it back.
  const [isResting, setResting] = useState(false)
  const working = useWork()
  const chosen = useRef(value)
  useEffect(() => {
    chosen.current = value
  })
  const typed = text.trim()
  const open = options.filter(
    option => !value.includes(option.id) && option.label.toLowerCase().includes(typed.toLowerCase()),
  )
  const isNew = onCreate && typed !== '' && !options.some(option => same(option.label, typed))
  const items = isNew ? [...open, { id: creating, label: t('ui.create_named', { name: typed }) }] : open

  // Others may be chosen while one is made.
  const add = (id: string) => onChange([...chosen.current, id])
  const choose = (key: string) => {
    setText('')
    setResting(true)
    if (key === creating && onCreate) void working(onCreate(typed).then(add))
    else add(key)
  }

  return (
    <div className={styles.tagPicker}>
      <ComboBox
        className={fieldStyles.field}
        data-slot="field"
        items={items}
        inputValue={text}
        onInputChange={text => {
          setText(text)
          if (text !== '') setResting(false)
        }}
        onOpenChange={isOpen => isOpen && setResting(false)}
        onBlur={() => {
          setResting(false)
          shown.onBlur()
        }}
        value={null}
        onChange={key => key !== null && choose(String(key))}
        menuTrigger={isResting ? 'manual' : 'focus'}
        allowsEmptyCollection
        isInvalid={shown.error ? true : undefined}
      >
        <FieldLabel label={label} isRequired={props.isRequired} />
        <Entry isResting={isResting} placeholder={props.placeholder} />
        <FieldNotes description={description} error={shown.error} />
        <Popover className={listBoxStyles.popover} offset={4}>
          <ListBox<Option>
            className={listBoxStyles.options}
            renderEmptyState={() => <p className={listBoxStyles.empty}>{t('ui.nothing_found')}</p>}
          >
            {option => <OptionItem option={option} />}
          </ListBox>
        </Popover>
      </ComboBox>
      {value.length > 0 && (
        <TagGroup aria-label={label} onRemove={keys => onChange(value.filter(id => !keys.has(id)))}>
          <TagList className={styles.chips}>
            {value.map(id => {
              const name = options.find(option => option.id === id)?.label ?? id
              return (
                <Tag key={id} id={id} textValue={name} className={styles.chip}>
                  {name}
                  <Button slot="remove" className={styles.remove}>
                    <X size={12} aria-hidden />
                  </Button>
                </Tag>
              )
            })}
          </TagList>
        </TagGroup>
      )}
    </div>
  )
}

function Entry({ isResting, placeholder }: { isResting: boolean; placeholder: string | undefined }) {
  const list = useContext(ComboBoxStateContext)
  useEffect(() => {
    if (isResting) list?.close()
  }, [isResting, list?.close])
  return <Input className={fieldStyles.input} placeholder={placeholder} onClick={() => list?.open(null, 'manual')} />
}
