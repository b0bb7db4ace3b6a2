/** One field of the form: label, entry, and a line for its message, which always exists for screen readers. */
import type { ComponentChildren } from 'preact'
import type { FieldType } from '../wire.ts'
import { extras } from './extras.ts'
import type { FieldProps } from './state.ts'

const INPUT_TYPES: Partial<Record<FieldType, string>> = {
  website: 'url',
  phone: 'tel',
}

const AUTOCOMPLETE: Record<string, string> = {
  email: 'email',
  first_name: 'given-name',
  middle_name: 'additional-name',
  last_name: 'family-name',
  phone: 'tel',
  website: 'url',
  password: 'new-password',
}

/** An error, or the suggestion of another address. */
const Line = ({ field, state, act }: FieldProps) => {
  const { id, name } = field
  const meant = state.meant.get(name)
  return (
    <p class="error" id={`${id}-error`} aria-live="polite" dir="auto">
      {meant ? (
        <button type="button" class="hint" onClick={() => act.accept(field, meant)}>
          {state.say('typo').replace('{address}', () => meant)}
        </button>
      ) : (
        state.errors.get(name)
      )}
    </p>
  )
}

/** Attributes of every entry. */
const common = ({ field, state, act }: FieldProps) => ({
  id: field.id,
  required: !!field.required,
  'aria-describedby': `${field.id}-error`,
  'aria-invalid': state.errors.has(field.name) || undefined,
  onInput: () => act.edited(field),
  onChange: () => act.answered(field),
})

/** Without space for labels they are placeholders, and labels for screen readers only. */
const isCompact = ({ state }: FieldProps): boolean => state.popup.type === 'sticky_banner'

function Entry(props: FieldProps) {
  const { type, name, label, options, shown_options, placeholder: given } = props.field
  const compact = isCompact(props)
  const placeholder = given || (compact ? label : '')
  const shared = { ...common(props), class: 'entry' }
  if (type === 'dropdown') {
    return (
      <div class="pick">
        <select {...shared}>
          <option value="">{placeholder || props.state.say('choose')}</option>
          {options?.map((value, at) => (
            <option value={value}>{shown_options?.[at] || value}</option>
          ))}
        </select>
      </div>
    )
  }
  if (type === 'textarea') return <textarea {...shared} placeholder={placeholder} rows={compact ? 1 : 3} dir="auto" />
  return (
    <input
      {...shared}
      placeholder={placeholder}
      type={(INPUT_TYPES[type] || type) as 'text'}
      step={type === 'number' ? 'any' : undefined}
      dir={type === 'text' ? 'auto' : undefined}
      autocomplete={AUTOCOMPLETE[name] || AUTOCOMPLETE[type]}
    />
  )
}

/** A checkbox with its label; also used for the consent. */
const Tick = (props: FieldProps) => (
  <label class="tick" for={props.field.id}>
    <input {...common(props)} type="checkbox" />
    <span dir="auto">{extras.rich?.(props.field.label, true) ?? props.field.label}</span>
  </label>
)

const Labeled = (props: FieldProps): ComponentChildren => {
  const { id, label, required } = props.field
  return [
    <label for={id} class={isCompact(props) ? 'unseen' : undefined} dir="auto">
      {label}
      {!required && <span class="quiet"> ({props.state.say('optional')})</span>}
    </label>,
    <Entry {...props} />,
  ]
}

/** Hidden fields have no place on the screen and are read elsewhere. */
export const FieldView = (props: FieldProps) => {
  const is_tick = props.field.type === 'checkbox'
  const choices = extras.choices?.(props)
  return (
    <div class={is_tick || choices ? 'field wide' : 'field'}>
      {choices || (is_tick ? <Tick {...props} /> : <Labeled {...props} />)}
      <Line {...props} />
    </div>
  )
}
