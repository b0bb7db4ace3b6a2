/** A list of dates on which nothing happens. */
import { X } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { Button } from './button.tsx'
import { DateField } from './date-field.tsx'
import styles from './days-off.module.css'
import { IconButton } from './icon-button.tsx'

export function DaysOff({ value, onChange }: { value: string[]; onChange: (days: string[]) => void }) {
  const { t, day: dayWords } = useMessages()
  const [typed, setTyped] = useState('')
  const add = () => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return
    onChange([...new Set([...value, typed])].sort())
    setTyped('')
  }
  return (
    <div className="stack">
      <div className={styles.addDate}>
        <DateField label={t('hours.day_off')} value={typed} onChange={setTyped} />
        <Button onPress={add} isDisabled={typed === ''}>
          {t('hours.add_day_off')}
        </Button>
      </div>
      {value.length > 0 && (
        <ul className={styles.daysOff} aria-label={t('hours.days_off')}>
          {value.map(day => (
            <li key={day}>
              {dayWords(day)}
              <IconButton
                label={t('hours.remove_day_off', { day: dayWords(day) })}
                icon={<X size={12} aria-hidden />}
                onPress={() => onChange(value.filter(other => other !== day))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
