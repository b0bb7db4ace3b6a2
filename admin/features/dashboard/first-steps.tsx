/**
 * First steps until a site's first email, in order. Hidden once all are done, after which nothing is asked about them; steps
 * without permission are absent.
 */

import type { Site } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { stepIds, useProgress } from '../../product/first-minutes/use-progress.ts'
import { journeysPath } from '../../product/journeys/paths.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useDismissed } from '../../product/session/use-dismissed.ts'
import type { Href } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { journeyDoneQuery, nameOfSteps, popupDoneQuery, senderDoneQuery, templateDoneQuery } from './queries.ts'

type Step = { id: string; title: MessageKey; text: MessageKey; go: MessageKey; href: Href; isDone?: boolean }

/** Not once it failed, however often it is tried again. */
export const isAwaited = ({ isLoading, failureCount }: { isLoading: boolean; failureCount: number }): boolean =>
  isLoading && failureCount === 0

interface FirstStepsState {
  steps: Step[]
  /** Absent when all are done or they were put away. */
  next?: Step | undefined
  isLoading: boolean
  dismiss: () => void
}

/** `isLoading` until it is known which are done. */
export function useFirstSteps(site: Site): FirstStepsState {
  const can = useCan()
  const at = { site_id: site.id }
  const [isDismissed, dismiss] = useDismissed(nameOfSteps(site.id))
  const has = (permission: Parameters<typeof can>[0]) => can(permission, site.id)
  const asks = (permission: Parameters<typeof can>[0]) => !isDismissed && has(permission)
  const popup = useQuery({ ...popupDoneQuery(site.id), enabled: asks('manage-popups') })
  const template = useQuery({ ...templateDoneQuery(site.id), enabled: asks('manage-emails') })
  const sender = useQuery({ ...senderDoneQuery(site.id), enabled: asks('manage-emails') })
  const journey = useQuery({ ...journeyDoneQuery(site.id), enabled: asks('manage-marketing') })
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
  const own = steps.filter(step => step !== false)
  const isKnown = own.every(step => step.isDone !== undefined)
  const areDone = own.every(step => step.isDone === true)
  useEffect(() => {
    if (areDone && !isDismissed) dismiss()
  })
  return {
    steps: own,
    next: isKnown && !isDismissed ? own.find(step => !step.isDone) : undefined,
    isLoading: [popup, template, sender, journey].some(isAwaited),
    dismiss,
  }
}

/** A new site is shown the way to its first popup; afterwards one line names what comes next. */
export function FirstSteps({ site, status }: { site: Site; status: FirstStepsState }) {
  const { t } = useMessages()
  const { steps, next, dismiss } = status
  const { over } = useProgress(site.id)
  const isBegun = over !== undefined && over < stepIds.length
  if (!next) return null
  const done = steps.filter(step => step.isDone).length
  // One list at a time: the way to the first popup, and once that is behind, these.
  const isNew = isBegun || steps.some(step => step.id === 'popup' && !step.isDone)
  return (
    <Notice
      tone="info"
      title={isNew ? t('first_minutes.line') : t('steps.next', { step: t(next.title), done, all: steps.length })}
      action={
        <Link look="button" href={isNew ? pathTo('/sites/$site_id/first-minutes', { site_id: site.id }) : next.href}>
          {isNew ? t('first_minutes.begin') : t(next.go)}
        </Link>
      }
      onDismiss={dismiss}
    >
      {!isNew && t(next.text)}
    </Notice>
  )
}
