/** Invites a manager, or changes what one may do. */
import { constraints, type Grant, type Manager, type Role } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { RightsFields, useRights } from '../../product/account/rights-fields.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { abilitiesQuery } from '../../product/session/abilities.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AssistantsFields, type ChosenAssistants, mayChoose, neverBesides } from './chosen-assistants.tsx'
import { managers } from './client.ts'
import { managersQuery } from './queries.ts'
import { isRole, roles, roleWords } from './role-words.ts'

/** `manager` is the one that is changed; without one, somebody is invited. */
type Props = { manager?: Manager | undefined; isOpen: boolean; onClose: () => void }

export function RightsDialog(props: Props) {
  const { t } = useMessages()
  const title = props.manager ? t('managers.edit_title', { name: props.manager.name }) : t('managers.invite')
  return (
    <Dialog title={title} isOpen={props.isOpen} onClose={props.onClose}>
      <ManagerForm {...props} />
    </Dialog>
  )
}

function ManagerForm({ manager, onClose }: Props) {
  const { t } = useMessages()
  const { data: abilities } = useQuery(abilitiesQuery())
  const [role, setRole] = useState<Role>(manager?.role ?? 'manager')
  const { all_sites = false, site_ids = [], grants = [] } = manager ?? {}
  const { rights, setRights } = useRights({ all_sites, site_ids, grants: manager?.role === 'manager' ? grants : [] })
  const [chosen, setChosen] = useState<ChosenAssistants>(manager?.assistant_ids ?? null)
  const [isIncomplete, setIncomplete] = useState(false)
  const save = useChange({
    run: (body: { name: string; email: string } & Parameters<typeof managers.update>[0]['body']) => {
      const { name, email, ...changes } = body
      return manager
        ? managers.update({ manager_id: manager.id, body: changes })
        : managers.create({ body: { name, email, ...changes } })
    },
    shows: 'the answer',
    refreshes: [managersQuery().queryKey],
    done: () => ({ text: manager ? t('managers.saved_toast') : t('managers.invited_toast') }),
    isHandled: () => true,
  })
  const isAdministrator = abilities?.roles.includes('administrator') === true
  const offered = roles.filter(one => one !== 'administrator' || isAdministrator)
  const assistant_ids = role === 'manager' && mayChoose(rights) ? chosen : null
  const without = assistant_ids === null ? [] : neverBesides
  const isBesides = (grant: Grant) => !without.includes(grant)
  const send = async (data: FormData) => {
    const hasSites = role === 'administrator' || rights.all_sites || rights.site_ids.length > 0
    if (!hasSites || (role === 'manager' && rights.grants.length === 0)) return setIncomplete(true)
    if (assistant_ids?.length === 0) return setIncomplete(true)
    const reach =
      role === 'administrator'
        ? {}
        : rights.all_sites
          ? { all_sites: true }
          : { all_sites: false, site_ids: rights.site_ids }
    const given = role === 'manager' ? { grants: rights.grants.filter(isBesides), assistant_ids } : {}
    await save.mutateAsync({
      name: String(data.get('name')),
      email: String(data.get('email')),
      role,
      ...reach,
      ...given,
    })
    onClose()
  }
  return (
    <Form onSubmit={send}>
      {!manager && (
        <>
          <TextField
            name="name"
            label={t('managers.name')}
            maxLength={constraints.NewManager.name.maxLength}
            isRequired
            autoFocus
          />
          <TextField
            name="email"
            type="email"
            label={t('account.email')}
            description={t('managers.email_text')}
            isRequired
          />
        </>
      )}
      <RadioGroup
        label={t('managers.role')}
        value={role}
        onChange={id => isRole(id) && setRole(id)}
        options={offered.map(id => ({ id, label: t(roleWords[id][0]), note: t(roleWords[id][1]) }))}
      />
      {role !== 'administrator' && (
        <RightsFields rights={rights} onChange={setRights} hasGrants={role === 'manager'} without={without} />
      )}
      {role === 'manager' && rights.grants.includes('manage-assistants') && (
        <AssistantsFields rights={rights} value={chosen} onChange={setChosen} />
      )}
      {isIncomplete && (
        <Notice
          tone="bad"
          title={t(assistant_ids?.length === 0 ? 'managers.assistants_missing' : 'api_keys.incomplete')}
        />
      )}
      <FormActions onCancel={onClose}>
        <SubmitButton>{manager ? t('managers.save') : t('managers.send')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
