/** The emails about accounts and passwords, in a language: what each says, and whether that is its own text. */
import type { AccountEmail, Locale } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Pencil, RotateCcw, Send } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { wholeList } from '../../../product/lists/use-list.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useChange } from '../../../product/screens/use-change.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { AccountEmailForm } from './account-email-form.tsx'
import { nameOfKind } from './names.ts'
import { accountEmails, accountEmailsQuery } from './queries.ts'

const idOf = ({ type, language: locale }: Pick<AccountEmail, 'type' | 'language'>) => `${type} ${locale}`

export function AccountEmailList() {
  const { t, language } = useMessages()
  useTitle(t('account_emails.title'))
  const [locale, setLocale] = useState<Locale>(language)
  const [edited, edit] = useState<AccountEmail>()
  const all = useQuery({
    ...accountEmailsQuery(),
    select: data => data.filter(one => one.language === locale).map(one => ({ ...one, id: idOf(one) })),
  })
  const actionsOf = useActions(edit)
  return (
    <>
      <PageHeader
        title={t('account_emails.title')}
        description={t('account_emails.note')}
        back={{ label: t('console.title'), href: pathTo('/console') }}
        action={
          <ChoiceBar<Locale>
            label={t('account_emails.language')}
            value={locale}
            onChange={setLocale}
            options={[
              { id: 'en', label: 'English' },
              { id: 'es', label: 'Español' },
            ]}
          />
        }
      />
      <DataTable
        label={t('account_emails.title')}
        {...wholeList(all)}
        nameOf={({ type }) => t(nameOfKind[type])}
        actionsOf={actionsOf}
        empty={<EmptyState title={t('account_emails.title')} text={t('account_emails.note')} />}
        columns={[
          { id: 'type', label: t('account_emails.email'), cell: ({ type }) => t(nameOfKind[type]) },
          { id: 'status', label: t('account_emails.state'), cell: one => <State email={one} /> },
          { id: 'subject', label: t('account_emails.subject'), hideBelow: 1024, cell: ({ subject }) => subject },
        ]}
      />
      <Dialog
        title={edited ? t(nameOfKind[edited.type]) : ''}
        size="wide"
        isOpen={edited !== undefined}
        onClose={() => edit(undefined)}
      >
        {edited && <AccountEmailForm email={edited} onClose={() => edit(undefined)} />}
      </Dialog>
    </>
  )
}

function State({ email: { built_in, usable } }: { email: AccountEmail }) {
  const { t } = useMessages()
  if (!usable) return <Badge tone="bad">{t('account_emails.not_usable')}</Badge>
  return (
    <Badge tone={built_in ? undefined : 'good'}>{t(built_in ? 'account_emails.built_in' : 'account_emails.own')}</Badge>
  )
}

function useActions(edit: (email: AccountEmail) => void) {
  const { t } = useMessages()
  const reset = useChange({
    run: ({ type, language: locale }: AccountEmail) => accountEmails.reset({ type, language: locale }),
    shows: 'the answer',
    refreshes: [accountEmailsQuery().queryKey],
    done: (_, { type }) => ({ text: t('account_emails.reset_toast', { name: t(nameOfKind[type]) }) }),
  })
  const test = useChange({
    run: ({ type, language: locale }: AccountEmail) => accountEmails.sendTest({ type, language: locale }),
    shows: 'the answer',
    done: ({ to }) => ({ text: t('account_emails.sent_toast', { address: to }) }),
  })
  return (email: AccountEmail) => [
    {
      id: 'edit',
      label: t('account_emails.edit'),
      icon: <Pencil size={16} aria-hidden />,
      onAction: () => edit(email),
    },
    {
      id: 'test',
      label: t('account_emails.test'),
      icon: <Send size={16} aria-hidden />,
      onAction: () => test.mutate(email),
    },
    ...(email.built_in
      ? []
      : [
          {
            id: 'reset',
            label: t('account_emails.reset'),
            icon: <RotateCcw size={16} aria-hidden />,
            isDanger: true,
            onAction: () => reset.mutate(email),
          },
        ]),
  ]
}
