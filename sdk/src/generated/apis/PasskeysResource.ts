/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  BegunPasskey,
  NewPasskey,
  Passkey,
  PasskeyAnswer,
  PasskeyChanges,
  PasskeyList,
  Reauthenticated,
  Session,
} from '../models/index.ts'

export interface CompletePasskeyCheckRequest {
  /** Requires `attempt` and `credential`. Unknown fields are refused. */
  body: PasskeyAnswer
}

export interface CompletePasskeySignInRequest {
  /** Requires `attempt` and `credential`. Unknown fields are refused. */
  body: PasskeyAnswer
}

export interface CreatePasskeyRequest {
  /** Requires `attempt`, `name`, and `credential`. Unknown fields are refused. */
  body: NewPasskey
}

export interface DeletePasskeyRequest {
  /** ID of the passkey. */
  passkey_id: string
}

export interface UpdatePasskeyRequest {
  /** ID of the passkey. */
  passkey_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: PasskeyChanges
}

/** Signing in without a password. */
export class PasskeysResource extends Resource {
  /**
   * Complete reauthentication with a passkey
   *
   * Checks what the browser answered. Actions that ask for a recent sign-in are allowed for some minutes then.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/auth/passkey-reauthentication/complete` (completePasskeyCheck)
   * @example
   * ```ts
   * const result = await client.auth.passkeys.completeCheck({
   *   body: {
   *     attempt: 'lw_attempt_…',
   *     credential: {
   *       id: 'dGhlIGNyZWRlbnRpYWw',
   *       rawId: 'dGhlIGNyZWRlbnRpYWw',
   *       type: 'public-key',
   *       response: {},
   *     },
   *   },
   * })
   * ```
   */
  completeCheck(request: CompletePasskeyCheckRequest, options?: RequestOptions): Answer<Reauthenticated> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/passkey-reauthentication/complete', body: true }, request, options)
  }

  /**
   * Complete a sign-in with a passkey
   *
   * No second step is needed, because the device has verified the person.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/passkey-sign-in/complete` (completePasskeySignIn)
   * @example
   * ```ts
   * const result = await client.auth.passkeys.completeSignIn({
   *   body: {
   *     attempt: 'lw_attempt_…',
   *     credential: {
   *       id: 'dGhlIGNyZWRlbnRpYWw',
   *       rawId: 'dGhlIGNyZWRlbnRpYWw',
   *       type: 'public-key',
   *       response: {},
   *     },
   *   },
   * })
   * ```
   */
  completeSignIn(request: CompletePasskeySignInRequest, options?: RequestOptions): Answer<Session> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/passkey-sign-in/complete', body: true }, request, options)
  }

  /**
   * Save a passkey that the device has created
   *
   * Only in the session that started it.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/passkeys` (createPasskey)
   * @example
   * ```ts
   * const passkey = await client.auth.passkeys.create({
   *   body: {
   *     attempt: 'lw_attempt_…',
   *     name: 'Laptop',
   *     credential: {
   *       id: 'dGhlIGNyZWRlbnRpYWw',
   *       rawId: 'dGhlIGNyZWRlbnRpYWw',
   *       type: 'public-key',
   *       response: {},
   *     },
   *   },
   * })
   * ```
   */
  create(request: CreatePasskeyRequest, options?: RequestOptions): Answer<Passkey> {
    return this.calls.send({ method: 'POST', path: '/v1/passkeys', body: true }, request, options)
  }

  /**
   * Delete a passkey, unless it is your only way to sign in
   *
   * It can no longer sign in here. The device may keep it until it is deleted there.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `DELETE /v1/passkeys/{passkey_id}` (deletePasskey)
   * @example
   * ```ts
   * await client.auth.passkeys.delete({ passkey_id })
   * ```
   */
  delete(request: DeletePasskeyRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/passkeys/{passkey_id}' }, request, options)
  }

  /**
   * List your passkeys
   *
   * Returns the passkeys of the person of the session.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/passkeys` (listPasskeys)
   * @example
   * ```ts
   * const result = await client.auth.passkeys.list()
   * ```
   */
  list(options?: RequestOptions): Answer<PasskeyList> {
    return this.calls.send({ method: 'GET', path: '/v1/passkeys' }, {}, options)
  }

  /**
   * Start the creation of a passkey
   *
   * Returns the options for the browser’s `navigator.credentials.create`, and a sealed text to give back with its answer.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/passkeys/start` (startPasskey)
   * @example
   * ```ts
   * const result = await client.auth.passkeys.start()
   * ```
   */
  start(options?: RequestOptions): Answer<BegunPasskey> {
    return this.calls.send({ method: 'POST', path: '/v1/passkeys/start' }, {}, options)
  }

  /**
   * Start reauthentication with a passkey
   *
   * Returns the options for the browser’s `navigator.credentials.get`, and a sealed text to give back with its answer.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/auth/passkey-reauthentication` (startPasskeyCheck)
   * @example
   * ```ts
   * const result = await client.auth.passkeys.startCheck()
   * ```
   */
  startCheck(options?: RequestOptions): Answer<BegunPasskey> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/passkey-reauthentication' }, {}, options)
  }

  /**
   * Start a sign-in with a passkey
   *
   * The device knows whose passkey it is, so no email address is needed. Nothing is stored.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/passkey-sign-in` (startPasskeySignIn)
   * @example
   * ```ts
   * const result = await client.auth.passkeys.startSignIn()
   * ```
   */
  startSignIn(options?: RequestOptions): Answer<BegunPasskey> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/passkey-sign-in' }, {}, options)
  }

  /**
   * Rename a passkey
   *
   * Changes the name by which you tell the passkey from others.
   *
   * Permission: `signed-in`.
   *
   * `PATCH /v1/passkeys/{passkey_id}` (updatePasskey)
   * @example
   * ```ts
   * const passkey = await client.auth.passkeys.update({ passkey_id, body: { name: 'Laptop at home' } })
   * ```
   */
  update(request: UpdatePasskeyRequest, options?: RequestOptions): Answer<Passkey> {
    return this.calls.send({ method: 'PATCH', path: '/v1/passkeys/{passkey_id}', body: true }, request, options)
  }
}
