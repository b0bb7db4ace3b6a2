/** Starter journeys: what each does and includes. A click creates the draft and opens it. */
import type { JourneyStarter } from '@leadwright/sdk'
import { ArrowRight } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { namedReferences, useImported } from './missing-references.tsx'
import styles from './starter-cards.module.css'

type StarterCardsProps = { site_id: string; starters: readonly JourneyStarter[] | undefined }

export function StarterCards({ site_id, starters }: StarterCardsProps) {
  const messages = useMessages()
  const { t } = messages
  const imported = useImported()
  const begin = useChange({
    run: async (starter: JourneyStarter['key']) =>
      imported.open(site_id, await client.journeys.createFromStarter({ site_id, body: { starter } })),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'journeys', 'templates', 'custom_fields', 'tags'),
  })
  if (!starters) return <Skeleton lines={['60%', '50%', '55%']} />
  const pending = begin.isPending ? begin.variables : undefined
  return (
    <ul className={styles.starters}>
      {starters.map(({ key, name, description, creates }) => (
        <li key={key} className={styles.starter}>
          <h3>{name}</h3>
          <p className="muted">{description}</p>
          {creates.length > 0 && (
            <p className={styles.brings}>{t('starters.brings', { things: namedReferences(messages, creates) })}</p>
          )}
          <div>
            <Button
              icon={<ArrowRight size={14} aria-hidden />}
              isPending={pending === key}
              isDisabled={pending !== undefined && pending !== key}
              onPress={() => begin.mutate(key)}
            >
              {t('starters.begin')}
              <span className="visually-hidden">: {name}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
