import type * as identity from '@trastienda/api-client/identity';
import type { Handlers } from '../core/handler.ts';
import { handleListStoreActivity } from './activity.ts';
import { handleAnswerStoreInvitation, handleListStoreInvitations } from './invitations.ts';
import { handleCreateIdentityStore } from './create-identity-store.ts';
import {
  handleCreateStoreUser,
  handleDeleteStoreUser,
  handleListStoreUsers,
  handleUpdateStoreUser,
} from './store-users.ts';
import { handleGetStore, handleListUserStores, handleVerifyStoreOwnership } from './stores.ts';

export const handlers = {
  verifyStoreOwnership: handleVerifyStoreOwnership,
  listUserStores: handleListUserStores,
  getStore: handleGetStore,
  createIdentityStore: handleCreateIdentityStore,
  listStoreUsers: handleListStoreUsers,
  createStoreUser: handleCreateStoreUser,
  updateStoreUser: handleUpdateStoreUser,
  deleteStoreUser: handleDeleteStoreUser,
  listStoreInvitations: handleListStoreInvitations,
  answerStoreInvitation: handleAnswerStoreInvitation,
  listStoreActivity: handleListStoreActivity,
} satisfies Handlers<typeof identity>;
