import React from 'react';
import { flushSync } from 'react-dom';

// Testing Library draws within React's `act`, which only the development build has: here what is drawn is drawn at once.
if (!('act' in React) || React.act === undefined)
  Object.assign(React, {
    act: <Result>(callback: () => Result): Result => flushSync(callback),
  });
