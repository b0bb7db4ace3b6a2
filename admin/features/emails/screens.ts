/** The screens of e-mail: what was sent, templates, senders, the unsubscribe page, and how the site sends. */
import { Mail } from 'lucide-react'
import type { Screen } from '../../product/screens/screen.ts'

const path = '/sites/$site_id/emails'

export const screens: Screen[] = [
  {
    name: 'Emails',
    path,
    access: 'manage-emails',
    load: () => import('./emails-entrance.tsx').then(screen => screen.EmailsEntrance),
    navigation: { label: 'emails.title', icon: Mail, order: 50 },
  },
  {
    name: 'Sent Emails',
    path: `${path}/sent`,
    access: 'manage-emails',
    load: () => import('./sent/sent-list.tsx').then(screen => screen.SentList),
  },
  {
    name: 'Sent Email',
    path: `${path}/sent/$email_id`,
    access: 'manage-emails',
    load: () => import('./sent/sent-email.tsx').then(screen => screen.SentEmail),
  },
  {
    name: 'Email Builder',
    path: `${path}/builder`,
    access: 'manage-emails',
    load: () => import('./templates/template-list.tsx').then(screen => screen.TemplateList),
  },
  {
    name: 'Email Template',
    path: `${path}/builder/$template_id`,
    access: 'manage-emails',
    load: () => import('./templates/template-editor.tsx').then(screen => screen.TemplateEditor),
    width: 'window',
  },
  {
    name: 'Senders',
    path: `${path}/senders`,
    access: 'manage-emails',
    load: () => import('./senders/sender-list.tsx').then(screen => screen.SenderList),
  },
  {
    name: 'Create Sender',
    path: `${path}/senders/create`,
    access: 'manage-emails',
    load: () => import('./senders/create-sender.tsx').then(screen => screen.CreateSender),
  },
  {
    name: 'Sender',
    path: `${path}/senders/$sender_id`,
    access: 'manage-emails',
    load: () => import('./senders/sender-details.tsx').then(screen => screen.SenderDetails),
  },
  {
    name: 'Unsubscribe Page',
    path: `${path}/unsubscribe`,
    access: 'manage-emails',
    load: () => import('./unsubscribe-texts.tsx').then(screen => screen.UnsubscribeTexts),
  },
  {
    name: 'Email Settings',
    path: `${path}/settings`,
    access: 'manage-emails',
    load: () => import('./settings/email-settings.tsx').then(screen => screen.EmailSettings),
  },
]
