/** First steps until a site's first email, in order. Hidden once all are done; steps without permission are absent. */

import type { Site } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { journeysPath } from '../../product/journeys/paths.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useCan } from '../../product/session/abilities.ts'
import type { Href } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './first-steps.module.css'
import { journeyDoneQuery, popupDoneQuery, senderDoneQuery, templateDoneQuery } from './queries.ts'

type Step = { id: string; title: MessageKey; text: MessageKey; go: MessageKey; href: Href; isDone?: boolean }

function useSteps(site: Site): Step[] {
  const can = useCan()
  const at = { site_id: site.id }
  const has = (permission: Parameters<typeof can>[0]) => can(permission, site.id)
  const popup = useQuery({ ...popupDoneQuery(site.id), enabled: has('manage-popups') })
  const template = useQuery({ ...templateDoneQuery(site.id), enabled: has('manage-emails') })
  const sender = useQuery({ ...senderDoneQuery(site.id), enabled: has('manage-emails') })
  const journey = useQuery({ ...journeyDoneQuery(site.id), enabled: has('manage-marketing') })
  const steps: (Step | false)[] = [
    has('manage-sites') && {
      id: 'publish',
      title: 'steps.publish',
      text: 'steps.publish_text',
      go: 'steps.publish_go',
      href: pathTo('/sites/$site_id/site/information', at),
      isDone: site.status === 'published',
    },
    has('manage-popups') && {
      id: 'popup',
      title: 'steps.popup',
      text: 'steps.popup_text',
      go: 'steps.popup_go',
      href: pathTo('/sites/$site_id/site/popups', at),
      isDone: popup.data,
    },
    has('manage-emails') && {
      id: 'template',
      title: 'steps.template',
      text: 'steps.template_text',
      go: 'steps.template_go',
      href: pathTo('/sites/$site_id/emails/builder', at),
      isDone: template.data,
    },
    has('manage-emails') && {
      id: 'sender',
      title: 'steps.sender',
      text: 'steps.sender_text',
      go: 'steps.sender_go',
      href: pathTo('/sites/$site_id/emails/senders', at),
      isDone: sender.data,
    },
    has('manage-marketing') && {
      id: 'journey',
      title: 'steps.journey',
      text: 'steps.journey_text',
      go: 'steps.journey_go',
      href: journeysPath(site.id),
      isDone: journey.data,
    },
  ]
  return steps.filter(step => step !== false)
}

export function FirstSteps({ site }: { site: Site }) {
  const { t } = useMessages()
  const steps = useSteps(site)
  const isKnown = steps.every(step => step.isDone !== undefined)
  const done = steps.filter(step => step.isDone).length
  if (!isKnown || done === steps.length) return null
  return (
    <Section title={t('steps.title')} description={t('steps.count', { done, all: steps.length })}>
      <ol className={styles.steps}>
        {steps.map(step => (
          <li key={step.id} data-done={step.isDone || undefined}>
            {step.isDone ? <CircleCheck size={20} aria-hidden /> : <CircleDashed size={20} aria-hidden />}
            <div>
              <strong>{t(step.title)}</strong>
              {step.isDone ? (
                <span className="visually-hidden">{t('steps.done')}</span>
              ) : (
                <p className="muted">{t(step.text)}</p>
              )}
            </div>
            {!step.isDone && (
              <Link look="button" href={step.href}>
                {t(step.go)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
