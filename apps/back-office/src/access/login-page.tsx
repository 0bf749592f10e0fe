import { Box, Typography } from '@mui/material';
import { Login, LoginForm } from 'react-admin';

/** Sign-in on a plain ground: a picture from elsewhere would tell another server who works when. */
export const OfficeLoginPage = () => (
  <Box component="main">
    <Login sx={{ backgroundImage: 'none', backgroundColor: 'background.default' }}>
      <Typography variant="h6" component="h1" align="center">
        Larder Office
      </Typography>
      <LoginForm />
    </Login>
  </Box>
);
