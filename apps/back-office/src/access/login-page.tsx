import { Login, LoginForm } from 'react-admin';

/** Sign-in on a plain ground: a picture from elsewhere would tell another server who works when. */
export const OfficeLoginPage = () => (
  <Login sx={{ backgroundImage: 'none', backgroundColor: 'background.default' }}>
    <LoginForm />
  </Login>
);
