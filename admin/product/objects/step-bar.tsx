/** The steps of a wizard in their order: where one is, and which still lack something. */
import { Check, CircleAlert } from 'lucide-react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { useMessages } from '../../messages/messages.tsx'
import type { Href } from '../../ui/href.ts'
import styles from './step-bar.module.css'

export type StepBarProps<Place extends string> = {
  places: readonly { id: Place; label: string }[]
  here: Place
  /** Without a thing that was made, the later steps cannot be opened yet. */
  hrefOf?: ((place: Place) => Href) | undefined
  lacking?: ReadonlySet<Place> | undefined
  /** The last place, where everything is seen at once: it is never done. */
  last: Place
}

export function StepBar<Place extends string>({ places, here, hrefOf, lacking, last }: StepBarProps<Place>) {
  const { t } = useMessages()
  return (
    <nav aria-label={t('campaign.steps')}>
      <ol className={styles.bar}>
        {places.map(({ id, label }, i) => {
          const inside = (
            <>
              <StepMark number={i + 1} isDone={lacking !== undefined && id !== last && !lacking.has(id)} />
              <span className={styles.word}>{label}</span>
              {lacking?.has(id) && (
                <CircleAlert size={14} aria-label={t('campaign.step_lacks')} className={styles.lacks} />
              )}
            </>
          )
          const current = id === here ? 'step' : undefined
          return (
            <li key={id} data-here={id === here || undefined}>
              {hrefOf ? (
                <AriaLink href={hrefOf(id)} className={styles.step} aria-current={current}>
                  {inside}
                </AriaLink>
              ) : (
                <span className={styles.step} aria-current={current}>
                  {inside}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** A tick once nothing is missing in a step. */
function StepMark({ number, isDone }: { number: number; isDone: boolean }) {
  const { t } = useMessages()
  return (
    <span className={styles.number} data-done={isDone || undefined}>
      {isDone ? <Check size={12} aria-label={t('campaign.step_done')} /> : <span aria-hidden>{number}</span>}
    </span>
  )
}
