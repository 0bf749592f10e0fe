/** A browser whose visitor refused what is not necessary: the question is not on screen. */
export const refused = {
  cookies: [
    {
      name: 'consent',
      value: '2.C0001',
      domain: 'gruenmarkt.localhost',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
};

/** A browser that comes for the first time. */
export const undecided = { cookies: [], origins: [] };
