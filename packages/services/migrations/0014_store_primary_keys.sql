-- step: one by one
-- The version before names none of the older keys in a statement, so they go now (D506).
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_constraint WHERE conrelid = 'guides'::regclass AND conname = 'guides_pkey') THEN
    ALTER TABLE guides DROP CONSTRAINT guides_pkey, ADD CONSTRAINT guides_store_id_number_pk PRIMARY KEY USING INDEX guides_store_id_number_pk;
  END IF;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_constraint WHERE conrelid = 'guide_events'::regclass AND conname = 'guide_events_pkey') THEN
    ALTER TABLE guide_events DROP CONSTRAINT guide_events_pkey, ADD CONSTRAINT guide_events_store_id_id_pk PRIMARY KEY USING INDEX guide_events_store_id_id_pk;
  END IF;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_constraint WHERE conrelid = 'quotes'::regclass AND conname = 'quotes_pkey') THEN
    ALTER TABLE quotes DROP CONSTRAINT quotes_pkey, ADD CONSTRAINT quotes_store_id_token_pk PRIMARY KEY USING INDEX quotes_store_id_token_pk;
  END IF;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_constraint WHERE conrelid = 'uploaded_files'::regclass AND conname = 'uploaded_files_pkey') THEN
    ALTER TABLE uploaded_files DROP CONSTRAINT uploaded_files_pkey, ADD CONSTRAINT uploaded_files_store_id_key_pk PRIMARY KEY USING INDEX uploaded_files_store_id_key_pk;
  END IF;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_constraint WHERE conrelid = 'wallet_entries'::regclass AND conname = 'wallet_entries_pkey') THEN
    ALTER TABLE wallet_entries DROP CONSTRAINT wallet_entries_pkey, ADD CONSTRAINT wallet_entries_store_id_id_pk PRIMARY KEY USING INDEX wallet_entries_store_id_id_pk;
  END IF;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_constraint WHERE conrelid = 'audit_entries'::regclass AND conname = 'audit_entries_pkey') THEN
    ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_pkey, ADD CONSTRAINT audit_entries_store_id_id_pk PRIMARY KEY USING INDEX audit_entries_store_id_id_pk;
  END IF;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_constraint WHERE conrelid = 'channel_exits'::regclass AND conname = 'channel_exits_pkey') THEN
    ALTER TABLE channel_exits DROP CONSTRAINT channel_exits_pkey, ADD CONSTRAINT channel_exits_store_id_id_pk PRIMARY KEY USING INDEX channel_exits_store_id_id_pk;
  END IF;
END $$;
