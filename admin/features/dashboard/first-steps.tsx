/** The first ten minutes: what a site needs until its first mail, in order. Gone once all is done; steps that one may not do are absent. */
import type { Site } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { useCan } from '../../product/session/abilities.ts'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import { journeyDoneQuery, popupDoneQuery, senderDoneQuery, templateDoneQuery } from './queries.ts'
import './dashboard.css'

type Step = { id: string; title: MessageKey; text: MessageKey; go: MessageKey; path: string; isDone?: boolean }

function useSteps(site: Site): Step[] {
  const can = useCan()
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
      path: 'site/information',
      isDone: site.status === 'published',
    },
    has('manage-popups') && {
      id: 'popup',
      title: 'steps.popup',
      text: 'steps.popup_text',
      go: 'steps.popup_go',
      path: 'site/popups',
      isDone: popup.data,
    },
    has('manage-emails') && {
      id: 'template',
      title: 'steps.template',
      text: 'steps.template_text',
      go: 'steps.template_go',
      path: 'emails/builder',
      isDone: template.data,
    },
    has('manage-emails') && {
      id: 'sender',
      title: 'steps.sender',
      text: 'steps.sender_text',
      go: 'steps.sender_go',
      path: 'emails/senders',
      isDone: sender.data,
    },
    has('manage-marketing') && {
      id: 'journey',
      title: 'steps.journey',
      text: 'steps.journey_text',
      go: 'steps.journey_go',
      path: 'marketing/automated-journeys',
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
      <ol className="steps">
        {steps.map(step => (
          <li key={step.id} data-done={step.isDone || undefined}>
            {step.isDone ? <CircleCheck size={20} aria-hidden /> : <CircleDashed size={20} aria-hidden />}
            <div>
              <strong>{t(step.title)}</strong>
              {step.isDone ? (
                <span className="unseen">{t('steps.done')}</span>
              ) : (
                <p className="muted">{t(step.text)}</p>
              )}
            </div>
            {!step.isDone && (
              <Link look="button" href={`/sites/${site.id}/${step.path}`}>
                {t(step.go)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
