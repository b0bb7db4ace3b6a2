/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Abilities,
  Accepted,
  Credentials,
  EmailChange,
  EmailConfirmation,
  EmailConfirmed,
  ForgottenPassword,
  NewPassword,
  PasswordChange,
  PasswordChanged,
  PasswordReset,
  ProfileChanges,
  Reauthenticated,
  Reauthentication,
  Registered,
  Registration,
  SecondStep,
  SecondStepCodeRequest,
  Session,
  SetUp,
  SignInCodeRequest,
  User,
} from '../models/index.ts'

export interface ChangePasswordRequest {
  /** Requires `current_password` and `password`. Unknown fields are refused. */
  body: PasswordChange
}

export interface CompleteSignInRequest {
  /** Requires `token`, `type`, and `code`. Unknown fields are refused. */
  body: SecondStep
}

export interface ConfirmEmailRequest {
  /** Requires `token`. Unknown fields are refused. */
  body: EmailConfirmation
}

export interface ForgotPasswordRequest {
  /** Requires `email`. Unknown fields are refused. */
  body: ForgottenPassword
}

export interface ReauthenticateRequest {
  /** Requires `password`. Unknown fields are refused. */
  body: Reauthentication
}

export interface RegisterRequest {
  /** Requires `email`, `password`, `first_name`, and `last_name`. Unknown fields are refused. */
  body: Registration
}

export interface RequestEmailChangeRequest {
  /** Requires `email`. Unknown fields are refused. */
  body: EmailChange
}

export interface RequestSecondStepCodeRequest {
  /** Requires `token`. Unknown fields are refused. */
  body: SecondStepCodeRequest
}

export interface RequestSignInCodeRequest {
  /** Requires `email`. Unknown fields are refused. */
  body: SignInCodeRequest
}

export interface ResetPasswordRequest {
  /** Requires `token` and `password`. Unknown fields are refused. */
  body: PasswordReset
}

export interface SetPasswordRequest {
  /** Requires `password`. Unknown fields are refused. */
  body: NewPassword
}

export interface SetUpRequest {
  /** Requires `email`, `password`, `first_name`, `last_name`, and `token`. Unknown fields are refused. */
  body: SetUp
}

export interface SignInRequest {
  /** Requires `email` and `password`. Unknown fields are refused. */
  body: Credentials
}

export interface UpdateProfileRequest {
  /** The fields to change. Those that are left out stay as they are. */
  body: ProfileChanges
}

/** Sessions, passwords and the signed-in person. */
export class AuthResource extends Resource {
  /**
   * Change your password; all other sessions end
   *
   * Asks for the present password. The session of the request goes on.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/auth/change-password` (changePassword)
   * @example
   * ```ts
   * await client.auth.changePassword({
   *   body: { current_password: 'old password', password: 'correct horse battery' },
   * })
   * ```
   */
  changePassword(request: ChangePasswordRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/change-password', body: true }, request, options)
  }

  /**
   * Check whether the caller may enter the site named in X-Tenant
   *
   * Answers 204 if the caller may enter the site, and 403 or 404 if not. It changes nothing.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/auth/checkAccess` (checkAccess)
   * @example
   * ```ts
   * await client.auth.checkAccess()
   * ```
   */
  checkAccess(options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'GET', path: '/v1/auth/checkAccess' }, {}, options)
  }

  /**
   * Complete a sign-in with the second factor
   *
   * If `signIn` returns `second_factor_needed`, its problem document contains `second_step` with a token and the accepted types of codes. Limited to 10 attempts per person in 15 minutes; on devices where the person signed in before, attempts made elsewhere do not count.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/second-step` (completeSignIn)
   * @example
   * ```ts
   * const result = await client.auth.completeSignIn({ body: { token: 'lw_step_…', type: 'totp', code: '123456' } })
   * ```
   */
  completeSignIn(request: CompleteSignInRequest, options?: RequestOptions): Answer<Session> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/second-step', body: true }, request, options)
  }

  /**
   * Confirm an email address with the token of the email
   *
   * With the `confirmation_secret` of the registration, the password chosen then is kept. Without it, a new password is required, because anybody could have chosen the first one. The token of `requestEmailChange` needs neither.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/email-confirmation` (confirmEmail)
   * @example
   * ```ts
   * const result = await client.auth.confirmEmail({ body: { token: 'lw_once_…', confirmation_secret: 'lw_once_…' } })
   * ```
   */
  confirmEmail(request: ConfirmEmailRequest, options?: RequestOptions): Answer<EmailConfirmed> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/email-confirmation', body: true }, request, options)
  }

  /**
   * Request a password reset link
   *
   * The response is the same for known and unknown addresses.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/forgot-password` (forgotPassword)
   * @example
   * ```ts
   * const result = await client.auth.forgotPassword({ body: { email: 'ana@example.com' } })
   * ```
   */
  forgotPassword(request: ForgotPasswordRequest, options?: RequestOptions): Answer<Accepted> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/forgot-password', body: true }, request, options)
  }

  /**
   * Get the signed-in person
   *
   * Returns name, address, language and settings of the person whose session or key it is.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/auth/profile` (getProfile)
   * @example
   * ```ts
   * const result = await client.auth.getProfile()
   * ```
   */
  getProfile(options?: RequestOptions): Answer<User> {
    return this.calls.send({ method: 'GET', path: '/v1/auth/profile' }, {}, options)
  }

  /**
   * List what the caller may do, as CASL rules
   *
   * Returns the rules by which a client can hide what the caller may not do. The API checks each request all the same.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/auth/abilities` (listAbilities)
   * @example
   * ```ts
   * const result = await client.auth.listAbilities()
   * ```
   */
  listAbilities(options?: RequestOptions): Answer<Abilities> {
    return this.calls.send({ method: 'GET', path: '/v1/auth/abilities' }, {}, options)
  }

  /**
   * Reauthenticate with your password, for what needs a recent sign-in
   *
   * If an operation returns `reauthentication_needed`, ask for the password, send it here and retry the operation. Applies to this session only.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/auth/reauthentication` (reauthenticate)
   * @example
   * ```ts
   * const result = await client.auth.reauthenticate({ body: { password: 'correct horse battery' } })
   * ```
   */
  reauthenticate(request: ReauthenticateRequest, options?: RequestOptions): Answer<Reauthenticated> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/reauthentication', body: true }, request, options)
  }

  /**
   * Sign up
   *
   * The response is the same for new and known addresses. A confirmation link is sent to a new address. Keep `confirmation_secret` on the device used to register: confirming with it keeps the password chosen here.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/register` (register)
   * @example
   * ```ts
   * const result = await client.auth.register({
   *   body: {
   *     email: 'ana@example.com',
   *     password: 'correct horse battery',
   *     first_name: 'Ana',
   *     last_name: 'García',
   *   },
   * })
   * ```
   */
  register(request: RegisterRequest, options?: RequestOptions): Answer<Registered> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/register', body: true }, request, options)
  }

  /**
   * Request a new sign-in address
   *
   * Sends a link to the new address, for `confirmEmail`. Until it is used, the old address stays in use. The response is the same if the address belongs to another account.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/auth/email-change` (requestEmailChange)
   * @example
   * ```ts
   * const result = await client.auth.requestEmailChange({ body: { email: 'ana.garcia@example.com' } })
   * ```
   */
  requestEmailChange(request: RequestEmailChangeRequest, options?: RequestOptions): Answer<Accepted> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/email-change', body: true }, request, options)
  }

  /**
   * Email a code for the second factor
   *
   * Each code is valid once, for 10 minutes and 5 attempts. A new code replaces the previous one.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/second-step-code` (requestSecondStepCode)
   * @example
   * ```ts
   * const result = await client.auth.requestSecondStepCode({ body: { token: 'lw_step_…' } })
   * ```
   */
  requestSecondStepCode(request: RequestSecondStepCodeRequest, options?: RequestOptions): Answer<Accepted> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/second-step-code', body: true }, request, options)
  }

  /**
   * Request a code to sign in while attempts are limited
   *
   * The response is the same for known and unknown addresses. The emailed code is valid once, in addition to the password.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/sign-in-code` (requestSignInCode)
   * @example
   * ```ts
   * const result = await client.auth.requestSignInCode({ body: { email: 'ana@example.com' } })
   * ```
   */
  requestSignInCode(request: RequestSignInCodeRequest, options?: RequestOptions): Answer<Accepted> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/sign-in-code', body: true }, request, options)
  }

  /**
   * Choose a new password with the token of the email; all sessions end
   *
   * The token holds once and for a limited time. Where a second factor is set up, the next sign-in asks for it.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/reset-password` (resetPassword)
   * @example
   * ```ts
   * const result = await client.auth.resetPassword({ body: { token: 'lw_once_…', password: 'correct horse battery' } })
   * ```
   */
  resetPassword(request: ResetPasswordRequest, options?: RequestOptions): Answer<PasswordChanged> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/reset-password', body: true }, request, options)
  }

  /**
   * Set a first password, if you have signed in without one; all other sessions end
   *
   * For people who have signed in by a provider or a passkey only. The session of the request goes on.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/auth/password` (setPassword)
   * @example
   * ```ts
   * await client.auth.setPassword({ body: { password: 'correct horse battery' } })
   * ```
   */
  setPassword(request: SetPasswordRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/password', body: true }, request, options)
  }

  /**
   * Set up an empty installation with the printed one-time token; makes the super administrator
   *
   * Works only while the installation has no user. The token is printed by the server at its first start.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/set-up` (setUp)
   * @example
   * ```ts
   * const result = await client.auth.setUp({
   *   body: {
   *     token: 'lw_once_…',
   *     email: 'ana@example.com',
   *     password: 'correct horse battery',
   *     first_name: 'Ana',
   *     last_name: 'García',
   *   },
   * })
   * ```
   */
  setUp(request: SetUpRequest, options?: RequestOptions): Answer<Session> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/set-up', body: true }, request, options)
  }

  /**
   * Sign in
   *
   * The response is the same for an unknown address and a wrong password. Limited to 10 attempts per account in 15 minutes, with higher limits per IP address and network. With a second factor, the response is `second_factor_needed` (403) with a token for `completeSignIn`. Where a person signed in before, attempts made elsewhere do not count; anywhere else, they can sign in with the password and an emailed `code` (`requestSignInCode`).
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/sign-in` (signIn)
   * @example
   * ```ts
   * const result = await client.auth.signIn({
   *   body: { email: 'ana@example.com', password: 'correct horse battery' },
   * })
   * ```
   */
  signIn(request: SignInRequest, options?: RequestOptions): Answer<Session> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/sign-in', body: true }, request, options)
  }

  /**
   * Sign out; the token stops working at once
   *
   * Ends the session of the request. Other sessions go on.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/auth/sign-out` (signOut)
   * @example
   * ```ts
   * await client.auth.signOut()
   * ```
   */
  signOut(options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/sign-out' }, {}, options)
  }

  /**
   * Change your name, language or address
   *
   * Changes the fields that are sent. The email address is changed by `requestEmailChange`.
   *
   * Permission: `signed-in`.
   *
   * `PATCH /v1/auth/profile` (updateProfile)
   * @example
   * ```ts
   * const result = await client.auth.updateProfile({ body: { first_name: 'Ana María' } })
   * ```
   */
  updateProfile(request: UpdateProfileRequest, options?: RequestOptions): Answer<User> {
    return this.calls.send({ method: 'PATCH', path: '/v1/auth/profile', body: true }, request, options)
  }
}
