/** Credentials of the stub. */
export const stubKey = 'stub-key'
export const stubPassword = 'stub-password'

/** The settings of a guide with the stub as its partner; its address is `EXPEDIA_BASE_URL`. */
export const partnerSettings = { HOTEL_SOURCE: 'expedia', EXPEDIA_API_KEY: stubKey, EXPEDIA_API_PASSWORD: stubPassword }
