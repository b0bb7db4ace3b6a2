/** Journeys to begin with: what each does and what it brings along. One press makes the draft and opens it. */
import type { JourneyStarter } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { client } from '../../product/session/api.ts'
import { Button } from '../../ui/button.tsx'
import { problemOf } from '../../ui/problem.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { namedReferences, useImported } from './missing-references.tsx'
import styles from './starter-cards.module.css'

type StarterCardsProps = { site_id: string; starters: readonly JourneyStarter[] | undefined }

export function StarterCards({ site_id, starters }: StarterCardsProps) {
  const messages = useMessages()
  const { t } = messages
  const queries = useQueryClient()
  const imported = useImported()
  const [pending, setPending] = useState<string>()
  if (!starters) return <Skeleton lines={['60%', '50%', '55%']} />
  const begin = async (starter: JourneyStarter['key']) => {
    setPending(starter)
    try {
      const answer = await client.journeys.createFromStarter({ site_id, body: { starter } })
      await queries.invalidateQueries({ queryKey: ['journeys', site_id] })
      await imported.open(site_id, answer)
    } catch (error) {
      toast({ tone: 'bad', text: problemOf(error).text || t('ui.unreachable') })
    } finally {
      setPending(undefined)
    }
  }
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
              onPress={() => void begin(key)}
            >
              {t('starters.begin')}
              <span className="unseen">: {name}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
