/** The form in the chat that asks who the visitor is: with their consent they become a lead. */
import type { ComponentChildren } from 'preact'
import { Trap } from '../popup/trap.tsx'
import type { Field } from '../wire.ts'
import type { ViewProps } from './state.ts'

const TYPES: { [type: string]: string } = {
  website: 'url',
  phone: 'tel',
  email: 'email',
  number: 'number',
  date: 'date',
}
const AUTOCOMPLETE: { [name: string]: string } = {
  email: 'email',
  first_name: 'given-name',
  last_name: 'family-name',
  phone: 'tel',
}

type FieldProps = ViewProps & { field: Field }

function Entry({ field }: FieldProps): ComponentChildren {
  const { name, type, required, placeholder, options, shown_options } = field
  const shared = { id: `f-${name}`, name, required: !!required, class: 'entry', 'aria-describedby': `e-${name}` }
  if (type === 'textarea') return <textarea {...shared} rows={3} placeholder={placeholder} dir="auto" />
  if (type === 'dropdown') {
    return (
      <select {...shared}>
        <option value="" />
        {options?.map((value, at) => (
          <option value={value}>{shown_options?.[at] || value}</option>
        ))}
      </select>
    )
  }
  return (
    <input
      {...shared}
      type={(TYPES[type] || 'text') as 'text'}
      placeholder={placeholder}
      autocomplete={AUTOCOMPLETE[name]}
      dir={type === 'text' ? 'auto' : undefined}
    />
  )
}

const Line = ({ state, name }: ViewProps & { name: string }) => (
  <p class="error" id={`e-${name}`} aria-live="polite">
    {state.errors.get(name)}
  </p>
)

const FieldView = (props: FieldProps) => {
  const { name, label, type } = props.field
  if (type === 'checkbox') return <Tick {...props} name={name} label={label} required={!!props.field.required} />
  return (
    <div class="field">
      <label for={`f-${name}`} dir="auto">
        {label}
      </label>
      <Entry {...props} />
      <Line {...props} name={name} />
    </div>
  )
}

const Tick = ({ name, label, required, ...drawn }: ViewProps & { name: string; label: string; required: boolean }) => (
  <div class="field">
    <label class="tick">
      <input type="checkbox" name={name} required={required} aria-describedby={`e-${name}`} />
      <span dir="auto">{label}</span>
    </label>
    <Line {...drawn} name={name} />
  </div>
)

/** No field can have this name: names on the wire carry no colon. */
export const CONSENT = ':consent'

export const LeadForm = (drawn: ViewProps) => {
  const { state, act } = drawn
  const { chat, say, form, sandbox_url } = state
  if (form === 'done')
    return (
      <p class="thanks">
        {chat.form_thank_you || say('form_thanks')}
        {sandbox_url && ' '}
        {sandbox_url && (
          <a href={sandbox_url} target="_blank" rel="noopener">
            {say('demo')}
          </a>
        )}
      </p>
    )
  const { fields, consent } = chat.form
  return (
    <form
      class="lead"
      noValidate
      aria-labelledby="lead-title"
      onSubmit={event => {
        event.preventDefault()
        act.send(event.currentTarget)
      }}
    >
      <h3 id="lead-title" dir="auto">
        {chat.form_title || say('form_title')}
      </h3>
      {fields
        .filter(({ type }) => type !== 'hidden')
        .map(field => (
          <FieldView key={field.name} {...drawn} field={field} />
        ))}
      {consent?.type === 'checkbox' && (
        <Tick {...drawn} name={CONSENT} label={consent.text} required={!!consent.required} />
      )}
      {consent?.type === 'notice' && <small dir="auto">{consent.text}</small>}
      <Trap />
      <button class="main wide" type="submit" aria-disabled={form === 'sending' || undefined}>
        {say('form_send')}
      </button>
    </form>
  )
}
