/** A color by eye or as `#rrggbb`. What is typed counts once it is a color; until then it stands as typed. */
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import fieldStyles from '../../../ui/field.module.css'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './color-field.module.css'

const pattern = /^#[0-9a-f]{6}$/i

type ColorFieldProps = {
  label: string
  /** Empty: `automatic` is what then holds. */
  value: string
  /** Given where the color may be left to follow the others. */
  automatic?: string
  onChange: (value: string) => void
}

export function ColorField({ label, value, automatic, onChange }: ColorFieldProps) {
  const { t } = useMessages()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const shown = value || automatic || '#000000'
  const type = (text: string) => {
    const color = text.startsWith('#') ? text : `#${text}`
    setTyped(text)
    if (pattern.test(color)) onChange(color.toLowerCase())
    else if (text === '' && automatic !== undefined) onChange('')
  }
  return (
    <div className={fieldStyles.field} data-slot="field">
      <label className={fieldStyles.label} data-slot="field-label" htmlFor={id}>
        {label}
      </label>
      <div className={styles.color}>
        <input
          type="color"
          className={styles.swatch}
          aria-label={t('popup_editor.pick_color', { name: label })}
          value={shown}
          onChange={event => onChange(event.target.value)}
        />
        <input
          id={id}
          className={`${fieldStyles.input} numbers`}
          maxLength={7}
          spellCheck={false}
          placeholder={automatic === undefined ? undefined : t('popup_editor.automatic')}
          value={typed ?? value}
          aria-invalid={
            typed !== undefined && typed !== '' && !pattern.test(typed.startsWith('#') ? typed : `#${typed}`)
          }
          onChange={event => type(event.target.value.trim())}
          onBlur={() => setTyped(undefined)}
        />
        {automatic !== undefined && value !== '' && (
          <IconButton
            label={t('popup_editor.color_automatic', { name: label })}
            icon={<X size={14} aria-hidden />}
            onPress={() => onChange('')}
          />
        )}
      </div>
    </div>
  )
}
