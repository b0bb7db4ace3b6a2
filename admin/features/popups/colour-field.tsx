/** A colour by eye or as `#rrggbb`. What is typed counts once it is a colour; until then it stands as typed. */
import { useId, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'

const pattern = /^#[0-9a-f]{6}$/i

export function ColourField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const { t } = useMessages()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    const colour = text.startsWith('#') ? text : `#${text}`
    setTyped(text)
    if (pattern.test(colour)) onChange(colour.toLowerCase())
  }
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="colour">
        <input
          type="color"
          className="colour-swatch"
          aria-label={t('popup_editor.pick_colour', { name: label })}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
        <input
          id={id}
          className="input numbers"
          maxLength={7}
          spellCheck={false}
          value={typed ?? value}
          aria-invalid={typed !== undefined && !pattern.test(typed.startsWith('#') ? typed : `#${typed}`)}
          onChange={event => type(event.target.value.trim())}
          onBlur={() => setTyped(undefined)}
        />
      </div>
    </div>
  )
}
