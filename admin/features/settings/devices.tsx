/** Where one is signed in, and signing out there: one device, or every other. */
import type { OpenSession } from '@leadwright/sdk'
import { Laptop, LogOut, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { countryName } from '../../product/results/country-name.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'

import { sessions } from './client.ts'
import styles from './devices.module.css'
import { sessionsQuery } from './queries.ts'

const icons = { desktop: Laptop, tablet: Tablet, mobile: Smartphone }

export function Devices() {
  const { t, relative, date, language } = useMessages()
  const list = useList(sessionsQuery())
  const [asked, setAsked] = useState<OpenSession>()
  const [isAskingAll, setAskingAll] = useState(false)
  const refreshes = [sessionsQuery().queryKey]
  const end = useChange({
    run: ({ id }: OpenSession) => sessions.delete({ session_id: id }),
    shows: 'the answer',
    refreshes,
    done: () => ({ text: t('devices.ended_toast') }),
    isHandled: () => true,
  })
  const endOthers = useChange({
    run: () => sessions.deleteElsewhere(),
    shows: 'the answer',
    refreshes,
    done: () => ({ text: t('devices.others_ended_toast') }),
    isHandled: () => true,
  })
  const others = (list.rows ?? []).filter(({ current }) => !current)
  const nameOf = ({ browser, platform }: OpenSession) =>
    browser && platform ? t('devices.name', { browser, platform }) : (browser ?? platform ?? t('devices.unknown'))

  return (
    <>
      <FilterBar count={list.rows && t('devices.count', { count: list.rows.length })}>
        {others.length > 0 && (
          <Button icon={<LogOut size={16} aria-hidden />} onPress={() => setAskingAll(true)}>
            {t('devices.end_others')}
          </Button>
        )}
      </FilterBar>
      <DataTable
        label={t('devices.heading')}
        {...list}
        nameOf={nameOf}
        empty={null}
        columns={[
          {
            id: 'device',
            label: t('devices.device'),
            cell: session => {
              const Icon = icons[session.device]
              return (
                <span className={styles.device}>
                  <Icon size={16} aria-hidden />
                  {nameOf(session)}
                  {session.current && <Badge tone="good">{t('devices.this')}</Badge>}
                </span>
              )
            },
          },
          {
            id: 'place',
            label: t('devices.country'),
            width: '160px',
            hideBelow: 1024,
            cell: ({ country }) => (country ? countryName(language, country) : t('devices.no_country')),
          },
          {
            id: 'used',
            label: t('devices.used'),
            width: '160px',
            cell: ({ current, last_used_at }) => (current ? t('devices.now') : relative(last_used_at)),
          },
          {
            id: 'since',
            label: t('devices.since'),
            width: '140px',
            hideBelow: 1024,
            cell: ({ created_at }) => date(created_at),
          },
        ]}
        actionsOf={session =>
          session.current
            ? []
            : [
                {
                  id: 'end',
                  label: t('devices.end'),
                  icon: <LogOut size={16} aria-hidden />,
                  isDanger: true,
                  onAction: () => setAsked(session),
                },
              ]
        }
      />
      <ConfirmDialog
        title={t('devices.end_title', { name: asked ? nameOf(asked) : '' })}
        action={t('devices.end')}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => asked && (await end.mutateAsync(asked))}
      >
        <p>{t('devices.end_text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t('devices.end_others_title')}
        action={t('devices.end_others')}
        isOpen={isAskingAll}
        onClose={() => setAskingAll(false)}
        onConfirm={() => endOthers.mutateAsync(undefined)}
      >
        <p>{t('devices.end_others_text')}</p>
      </ConfirmDialog>
    </>
  )
}
