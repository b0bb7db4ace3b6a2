/** One field of the form: label, element, and its error in a line that is always there. */
import type { InputHTMLAttributes } from 'preact'
import type { Say } from '../messages/catalogue.ts'
import type { Field, FieldType } from '../wire.ts'

export type FieldProps = { field: Field; id: string; error: string | undefined; say: Say; edited: () => void }

type InputType = 'number' | 'date' | 'password' | 'url' | 'tel' | 'email'

const INPUT_TYPES: Partial<Record<FieldType, InputType>> = {
  number: 'number',
  date: 'date',
  password: 'password',
  website: 'url',
  phone: 'tel',
  email: 'email',
}

const AUTOCOMPLETE: Record<string, string> = {
  email: 'email',
  first_name: 'given-name',
  middle_name: 'additional-name',
  last_name: 'family-name',
  phone: 'tel',
}

const AUTOCOMPLETE_OF_TYPE: Partial<Record<FieldType, string>> = {
  email: 'email',
  phone: 'tel',
  website: 'url',
  password: 'new-password',
}

/** An error, tied to its field by `aria-describedby` and announced when it appears. */
export const ErrorLine = ({ id, error }: { id: string; error: string | undefined }) => (
  <p class="error" id={`${id}-error`} aria-live="polite" dir="auto">
    {error}
  </p>
)

/** A box with its words beside it; also the shape of the consent element. */
export const Tick = ({
  id,
  label,
  required,
  error,
  edited,
}: Omit<FieldProps, 'field' | 'say'> & { label: string; required: boolean }) => (
  <div class="field">
    <label class="tick" for={id}>
      <input
        id={id}
        type="checkbox"
        required={required}
        aria-invalid={!!error}
        aria-describedby={`${id}-error`}
        onChange={edited}
      />
      <span dir="auto">{label}</span>
    </label>
    <ErrorLine id={id} error={error} />
  </div>
)

const Entry = ({ field, id, error, say, edited }: FieldProps) => {
  const attributes = {
    id,
    class: 'entry',
    required: !!field.required,
    'aria-invalid': !!error,
    'aria-describedby': `${id}-error`,
    onInput: edited,
  }
  const { type, placeholder = '' } = field
  if (type === 'dropdown') {
    return (
      <div class="pick">
        <select {...attributes}>
          <option value="">{placeholder || say('choose')}</option>
          {(field.options || []).map(option => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      </div>
    )
  }
  if (type === 'textarea') return <textarea {...attributes} rows={3} placeholder={placeholder} dir="auto" />
  // Preact's typings want one literal type at a time; the object is an input's attributes for any of ours.
  const input = {
    ...attributes,
    type: INPUT_TYPES[type] || 'text',
    placeholder,
    step: type === 'number' ? 'any' : undefined,
    dir: type === 'text' ? 'auto' : undefined,
    autocomplete: AUTOCOMPLETE[field.name] || AUTOCOMPLETE_OF_TYPE[type] || 'on',
  } as InputHTMLAttributes<HTMLInputElement>
  return <input {...input} />
}

/** Draws a field by its type; hidden ones have no place on the screen. */
export const FieldView = (props: FieldProps) => {
  const { field, id, error, say, edited } = props
  if (field.type === 'hidden') return null
  if (field.type === 'checkbox') {
    return <Tick id={id} label={field.label} required={!!field.required} error={error} edited={edited} />
  }
  return (
    <div class="field">
      <label for={id} dir="auto">
        {field.label}
        {!field.required && <span class="quiet"> ({say('optional')})</span>}
      </label>
      <Entry {...props} />
      <ErrorLine id={id} error={error} />
    </div>
  )
}
