/** What a plan allows, each with how much of it is used. */
import type { Meter as Measured } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { fileSize } from '../../product/file-size.ts'
import { allowanceName } from '../../product/plan-words.ts'
import { Meter } from '../../ui/meter.tsx'
import styles from './billing.module.css'

export function Meters({ meters }: { meters: readonly Measured[] }) {
  const messages = useMessages()
  const { t, number } = messages
  const words = (value: number, { unit }: Measured) => (unit === 'bytes' ? fileSize(value, messages) : number(value))
  return (
    <div className={styles.meters}>
      {meters.map(one => {
        const used = words(one.used, one)
        return (
          <Meter
            key={one.name}
            label={allowanceName(one.name, t)}
            used={one.used}
            limit={one.limit}
            words={
              one.limit === null
                ? t('billing.unlimited', { used })
                : t('billing.used_of', { used, limit: words(one.limit, one) })
            }
            note={one.waits ? t('billing.full_waits') : t('billing.full')}
          />
        )
      })}
    </div>
  )
}
